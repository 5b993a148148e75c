package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.NoneType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Applies the closedness of one part to the whole composition. Taken literally, a closed part would exclude the
 * required members of the others and allow no object.
 */
final class CloseIntersections {
    private CloseIntersections() {}

    static List<TypeRef> over(List<TypeRef> parts) {
        List<ObjectType> objects = new ArrayList<>();
        for (TypeRef part : parts) {
            if (part instanceof ObjectType object) {
                objects.add(object);
            }
        }
        ObjectType closed = objects.size() > 1 && leaveNothing(objects) ? whole(objects) : null;
        if (closed == null) {
            return parts;
        }
        List<TypeRef> together = new ArrayList<>(parts);
        together.removeIf(ObjectType.class::isInstance);
        together.add(0, closed);
        return together;
    }

    private static boolean leaveNothing(List<ObjectType> parts) {
        Set<String> demanded = new LinkedHashSet<>();
        Set<String> described = new LinkedHashSet<>();
        for (ObjectType part : parts) {
            for (ObjectMember member : part.members()) {
                if (member.required()) {
                    demanded.add(member.name());
                }
                if (ObjectMeet.isDescribed(member)) {
                    described.add(member.name());
                }
            }
        }
        return parts.stream().anyMatch(part -> isClosed(part) && refusesAny(part, demanded, described));
    }

    private static boolean isClosed(ObjectType part) {
        return part.additional() instanceof NoneType && part.patterns().isEmpty();
    }

    /**
     * Returns whether a closed part rejects a demanded member. A member that it only requires counts as rejected if
     * another part describes it.
     */
    private static boolean refusesAny(ObjectType closed, Set<String> demanded, Set<String> described) {
        for (String name : demanded) {
            ObjectMember own = closed.member(name);
            if (own == null || !ObjectMeet.isDescribed(own) && described.contains(name)) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable ObjectType whole(List<ObjectType> parts) {
        ObjectType closed = opened(parts.get(0));
        for (ObjectType part : parts.subList(1, parts.size())) {
            ObjectType more = closed == null ? null : ObjectMeet.of(closed, opened(part));
            closed = more;
        }
        return closed == null ? null : closed.withAdditional(new NoneType(TypeNotes.NONE));
    }

    private static ObjectType opened(ObjectType part) {
        return isClosed(part) ? part.withAdditional(AnyType.ANY) : part;
    }
}
