package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the members in which one of a resource may be shown instead of, or beside, its identifier. */
final class RoomForInstances {
    private static final int MOST = 400;
    private static final int DEEPEST = 3;

    private final Draft draft;
    private final Set<TypeName> stored = new LinkedHashSet<>();

    private RoomForInstances(Draft draft) {
        this.draft = draft;
        for (Sketch sketch : draft.sketches()) {
            if (!sketch.singleton) {
                stored.addAll(draft.shapes.names(sketch.stored()));
            }
        }
    }

    static RoomForInstances in(Draft draft) {
        return new RoomForInstances(draft);
    }

    /** The first such member of what is stored, the shallowest first, or null. */
    @Nullable
    MemberPath first(Sketch sketch) {
        Deque<Place> open = new ArrayDeque<>();
        Set<TypeName> seen = new LinkedHashSet<>(draft.shapes.names(sketch.stored()));
        open.add(new Place(MemberPath.ROOT, sketch.stored()));
        for (int looked = 0; !open.isEmpty() && looked < MOST; looked++) {
            Place place = open.remove();
            for (Member member : draft.shapes.shape(place.type()).members().values()) {
                TypeRef items = draft.shapes.items(member.type());
                TypeRef one = items == null ? member.type() : items;
                MemberPath at = place.at().then(member.name());
                if (isRoom(member, one)) {
                    return at;
                }
                boolean known = !seen.addAll(draft.shapes.names(one))
                        && !draft.shapes.names(one).isEmpty();
                if (!known && at.names().size() < DEEPEST && draft.shapes.isObject(one)) {
                    open.add(new Place(at, one));
                }
            }
        }
        return null;
    }

    private boolean isRoom(Member member, TypeRef type) {
        boolean whole = draft.shapes.names(type).stream().anyMatch(stored::contains)
                || draft.shapes.variants(type).stream()
                        .anyMatch(
                                variant -> draft.shapes.names(variant).stream().anyMatch(stored::contains));
        return whole && (!member.required() || draft.shapes.mayBeScalar(type));
    }
}
