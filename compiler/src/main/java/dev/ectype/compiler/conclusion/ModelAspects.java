package dev.ectype.compiler.conclusion;

import dev.ectype.compiler.conclusion.ConclusionSubject.Section;
import dev.ectype.compiler.ir.IdentifyingMembers;
import dev.ectype.compiler.ir.error.DescribedCode;
import dev.ectype.compiler.ir.error.ErrorMember;
import dev.ectype.compiler.ir.error.StatedError;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.stated.StatedProblem;

/** Describes what inference understood of relationships, identifying members and error words. */
final class ModelAspects {
    private ModelAspects() {}

    static ConclusionSubject subject(Relationship relationship) {
        return new ConclusionSubject(Section.RELATIONSHIPS, relationship.name());
    }

    static Aspects of(Relationship relationship) {
        String member = relationship.member() == null
                ? ""
                : "." + relationship.member() + (relationship.items() == null ? "" : "." + relationship.items());
        String words = RoleAspects.lower(relationship.kind()) + " from " + relationship.from() + member + " to "
                + relationship.to();
        return new Aspects()
                .with("meaning", words)
                .with("removed by", relationship.removal())
                .with("holds", relationship.targetMember());
    }

    static ConclusionSubject subject(IdentifyingMembers members) {
        return new ConclusionSubject(Section.MEMBERS, "identifying");
    }

    static Aspects of(IdentifyingMembers members) {
        return new Aspects().list(RoleAspects.lower(members.kind()), members.names());
    }

    static ConclusionSubject subject(ErrorMember member) {
        return new ConclusionSubject(Section.ERRORS, "member " + member.name());
    }

    static Aspects of(ErrorMember member) {
        return new Aspects()
                .list(
                        "means",
                        member.meanings().stream().map(RoleAspects::lower).toList());
    }

    static ConclusionSubject subject(StatedError error) {
        String of = error.operation() == null ? "" : " of " + error.operation();
        return new ConclusionSubject(Section.ERRORS, StatedProblem.word(error.kind()) + of);
    }

    static Aspects of(StatedError error) {
        return new Aspects()
                .with("status", error.status() == 0 ? null : error.status())
                .with("code", error.code())
                .with("message", error.message());
    }

    static ConclusionSubject subject(DescribedCode code) {
        return new ConclusionSubject(Section.ERRORS, "code " + code.value());
    }

    static Aspects of(DescribedCode code) {
        return new Aspects()
                .list(
                        "means",
                        code.meanings().stream().map(ModelAspects::meaning).toList());
    }

    private static String meaning(DescribedCode.Meaning meaning) {
        return RoleAspects.lower(meaning.kind())
                + (meaning.about().isEmpty() ? "" : " of " + String.join(" ", meaning.about()));
    }
}
