package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Takes members that are named after a resource, or may hold one whole, for references to it. */
final class ProposeReference implements InferenceRule {
    private static final List<String> ID_WORDS = List.of("id", "ids", "gid", "uuid", "key", "slug", "number");

    @Override
    public List<Proposal> propose(Draft draft) {
        Namesakes byNoun = new Namesakes();
        Map<TypeName, Sketch> byType = new LinkedHashMap<>();
        for (Sketch sketch : draft.sketches()) {
            if (!sketch.singleton) {
                byNoun.add(sketch);
                draft.shapes.names(sketch.stored()).forEach(name -> byType.putIfAbsent(name, sketch));
            }
        }
        Map<TypeName, List<Sketch>> byIdType = byIdType(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            for (Member member : draft.shape(sketch).members().values()) {
                Proposal proposal = proposal(draft, sketch, member, byNoun, byType, byIdType);
                if (proposal != null) {
                    proposals.add(proposal);
                }
            }
        }
        return proposals;
    }

    private @Nullable Proposal proposal(
            Draft draft,
            Sketch from,
            Member member,
            Namesakes byNoun,
            Map<TypeName, Sketch> byType,
            Map<TypeName, List<Sketch>> byIdType) {
        TypeRef items = draft.shapes.items(member.type());
        TypeRef one = items == null ? member.type() : items;
        Sketch to = expandable(draft, one, byType);
        String evidence = "the member may hold one whole";
        if (to == null) {
            to = named(draft, from, member, one, byNoun);
            evidence = "the member is named after it";
        }
        if (to == null) {
            to = identified(draft, from, one, byIdType);
            evidence = "the member is of the type that only its identifiers are of";
        }
        if (to == null || member.name().equals(from.idMember)) {
            return null;
        }
        Relationship.Kind kind = items == null ? Relationship.Kind.REFERENCE : Relationship.Kind.MEMBERSHIP;
        ResourceName child = from.named();
        Relationship relationship =
                new Relationship(child + "." + member.name(), child, to.named(), kind, member.name());
        return proposal(new Change.Relate(relationship), 75, evidence);
    }

    /** A union of an identifier and a stored type. */
    private static @Nullable Sketch expandable(Draft draft, TypeRef type, Map<TypeName, Sketch> byType) {
        if (!draft.shapes.mayBeScalar(type)) {
            return null;
        }
        for (TypeRef variant : draft.shapes.variants(type)) {
            for (TypeName name : draft.shapes.names(variant)) {
                Sketch sketch = byType.get(name);
                if (sketch != null) {
                    return sketch;
                }
            }
        }
        return null;
    }

    /** An identifier, or a short form with the identifier in it, under the resource's name. */
    private static @Nullable Sketch named(Draft draft, Sketch from, Member member, TypeRef type, Namesakes byNoun) {
        List<String> words = Words.of(member.name());
        boolean identifies = words.size() > 1 && ID_WORDS.contains(words.get(words.size() - 1));
        String noun = String.join("", identifies ? words.subList(0, words.size() - 1) : words);
        Sketch to = byNoun.nearest(Words.key(noun), from.path());
        if (to == null || to.idMember == null) {
            return null;
        }
        boolean holds = draft.shapes.shape(type).has(to.idMember);
        boolean scalar = draft.shapes.mayBeScalar(type) && (identifies || draft.shapes.items(member.type()) == null);
        return holds || scalar && !isPlainWord(draft, type) ? to : null;
    }

    /** The resources whose identifiers are of each declared type. */
    private static Map<TypeName, List<Sketch>> byIdType(Draft draft) {
        Map<TypeName, List<Sketch>> byIdType = new LinkedHashMap<>();
        for (Sketch sketch : draft.sketches()) {
            Member id = sketch.idMember == null ? null : draft.shape(sketch).member(sketch.idMember);
            for (TypeName name : id == null ? List.<TypeName>of() : draft.shapes.names(id.type())) {
                byIdType.computeIfAbsent(name, key -> new ArrayList<>()).add(sketch);
            }
        }
        return byIdType;
    }

    /** What is of a declared type of which the identifiers of one resource are, and of no other. */
    private static @Nullable Sketch identified(
            Draft draft, Sketch from, TypeRef type, Map<TypeName, List<Sketch>> byIdType) {
        if (isPlainWord(draft, type)) {
            return null;
        }
        List<Sketch> found = draft.shapes.names(type).stream()
                .flatMap(name -> byIdType.getOrDefault(name, List.of()).stream())
                .distinct()
                .toList();
        boolean one = found.size() == 1 && found.get(0) != from && !found.get(0).singleton;
        return one ? found.get(0) : null;
    }

    /** An enumerated word is no identifier. */
    private static boolean isPlainWord(Draft draft, TypeRef type) {
        return draft.shapes.core(type) instanceof dev.ectype.compiler.ir.EnumType;
    }
}
