package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds lists that are sent when one of a resource is made, and whose elements are then to be found as another resource. */
final class FindPieces implements InferenceRule {
    /** From one resource to another. */
    private record Pointer(ResourceName from, ResourceName to) {}

    @Override
    public List<Proposal> propose(Draft draft) {
        Set<Pointer> pointers = pointers(draft);
        Map<TypeName, Sketch> byType = new LinkedHashMap<>();
        for (Sketch sketch : draft.sketches()) {
            if (!sketch.singleton && sketch.idMember != null) {
                draft.shapes.names(sketch.stored()).forEach(name -> byType.putIfAbsent(name, sketch));
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.Create create
                    && create.bodyAt().isRoot()) {
                Sketch whole = draft.sketch(create.resource());
                for (Member sent : lists(draft, route)) {
                    Sketch piece = piece(draft, whole, sent.name(), byType, pointers);
                    if (piece != null) {
                        proposals.add(proposal(whole, piece, sent.name(), route));
                    }
                }
            }
        }
        return proposals;
    }

    private Proposal proposal(Sketch whole, Sketch piece, String member, Route route) {
        Relationship relationship = new Relationship(
                whole.named() + "." + member, whole.named(), piece.named(), Relationship.Kind.PIECES, member);
        String evidence = route.method() + " " + route.path().key() + " takes them, and they point back";
        return proposal(new Change.Relate(relationship), 80, evidence);
    }

    private static List<Member> lists(Draft draft, Route route) {
        return draft.shapes.shape(Payloads.bodyType(route.endpoint())).members().values().stream()
                .filter(member -> {
                    TypeRef items = draft.shapes.items(member.type());
                    return items != null && draft.shapes.isObject(items);
                })
                .toList();
    }

    /** What the elements of that member are, if they say to which whole they belong. */
    private static @Nullable Sketch piece(
            Draft draft, Sketch whole, String member, Map<TypeName, Sketch> byType, Set<Pointer> pointers) {
        Member stored = draft.shape(whole).member(member);
        TypeRef elements = stored == null ? null : elements(draft.shapes, stored.type());
        if (elements == null) {
            return null;
        }
        Optional<Sketch> piece = draft.shapes.names(elements).stream()
                .filter(byType::containsKey)
                .map(byType::get)
                .findFirst();
        return piece.filter(found -> found != whole && pointsBack(pointers, found, whole))
                .orElse(null);
    }

    /** The elements of a list, or of an object that has nothing else than one. */
    private static @Nullable TypeRef elements(Shapes shapes, TypeRef type) {
        TypeRef items = shapes.items(type);
        if (items != null) {
            return items;
        }
        TypeRef found = null;
        for (Member member : shapes.shape(type).members().values()) {
            TypeRef inner = shapes.items(member.type());
            boolean other = inner == null ? shapes.isObject(member.type()) : found != null;
            if (other) {
                return null;
            }
            found = inner == null ? found : inner;
        }
        return found;
    }

    private static boolean pointsBack(Set<Pointer> pointers, Sketch piece, Sketch whole) {
        return whole.named().equals(piece.parent) || pointers.contains(new Pointer(piece.named(), whole.named()));
    }

    private static Set<Pointer> pointers(Draft draft) {
        Set<Pointer> pointers = new LinkedHashSet<>();
        for (Relationship known : draft.relationships()) {
            if (known.kind() != Relationship.Kind.MEMBERSHIP && known.member() != null) {
                pointers.add(new Pointer(known.from(), known.to()));
            }
        }
        return pointers;
    }
}
