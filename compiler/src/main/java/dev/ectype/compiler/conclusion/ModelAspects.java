package dev.ectype.compiler.conclusion;

import dev.ectype.compiler.conclusion.ConclusionSubject.Section;
import dev.ectype.compiler.ir.binding.GraphQlPaging;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.compiler.ir.error.DescribedCode;
import dev.ectype.compiler.ir.error.ErrorMember;
import dev.ectype.compiler.ir.resource.Relationship;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes what inference understood of relationships, error words and GraphQL fields. */
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
        return new Aspects().with("meaning", words).with("removed by", relationship.removal());
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

    static ConclusionSubject subject(GraphQlPaging.PagedField field) {
        return new ConclusionSubject(Section.FIELDS, field.type() + "." + field.field());
    }

    static Aspects of(GraphQlPaging.PagedField field) {
        List<String> words = new ArrayList<>();
        add(words, "first", field.first());
        add(words, "last", field.last());
        add(words, "after", field.after());
        add(words, "before", field.before());
        add(words, "limit", field.limit());
        add(words, "offset", field.offset());
        return new Aspects().list("page", words);
    }

    static ConclusionSubject subject(GraphQlPaging.PageType type) {
        return new ConclusionSubject(Section.FIELDS, type.name());
    }

    static Aspects of(GraphQlPaging.PageType type) {
        return new Aspects()
                .each(
                        type.members(),
                        each -> "page field " + each.field(),
                        each -> each.fact().words());
    }

    static ConclusionSubject subject(GraphQlSchema.FieldFilters field) {
        return new ConclusionSubject(Section.FIELDS, field.type() + "." + field.field());
    }

    static Aspects of(GraphQlSchema.FieldFilters field) {
        return new Aspects()
                .list(
                        "filters",
                        field.filters().stream().map(ModelAspects::filter).toList());
    }

    private static String filter(GraphQlSchema.Filter filter) {
        return filter.within() == null ? filter.argument() : filter.within() + "." + filter.argument();
    }

    private static void add(List<String> words, String name, @Nullable String argument) {
        if (argument != null) {
            words.add(name + " " + argument);
        }
    }
}
