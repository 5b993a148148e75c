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
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            for (Member member : draft.shape(sketch).members().values()) {
                Proposal proposal = proposal(draft, sketch, member, byNoun, byType);
                if (proposal != null) {
                    proposals.add(proposal);
                }
            }
        }
        return proposals;
    }

    private @Nullable Proposal proposal(
            Draft draft, Sketch from, Member member, Namesakes byNoun, Map<TypeName, Sketch> byType) {
        TypeRef items = draft.shapes.items(member.type());
        TypeRef one = items == null ? member.type() : items;
        Sketch to = expandable(draft, one, byType);
        String evidence = "the member may hold one whole";
        if (to == null) {
            to = named(draft, from, member, one, byNoun);
            evidence = "the member is named after it";
        }
        if (to == null) {
            to = identified(draft, from, one);
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

    /** What is of a declared type of which the identifiers of one resource are, and of no other. */
    private static @Nullable Sketch identified(Draft draft, Sketch from, TypeRef type) {
        List<TypeName> names = draft.shapes.names(type);
        Sketch found = null;
        for (Sketch sketch : names.isEmpty() || isPlainWord(draft, type) ? List.<Sketch>of() : draft.sketches()) {
            Member id = sketch.idMember == null ? null : draft.shape(sketch).member(sketch.idMember);
            if (id != null && draft.shapes.names(id.type()).stream().anyMatch(names::contains)) {
                if (found != null || sketch == from) {
                    return null;
                }
                found = sketch;
            }
        }
        return found == null || found.singleton ? null : found;
    }

    /** An enumerated word is no identifier. */
    private static boolean isPlainWord(Draft draft, TypeRef type) {
        return draft.shapes.core(type) instanceof dev.ectype.compiler.ir.EnumType;
    }
}
