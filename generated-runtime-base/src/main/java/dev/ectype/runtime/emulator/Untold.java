package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.plan.LifecyclePlan;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The members that paths find instances of a resource by and that a request cannot tell.
 *
 * @param members in the order in which paths name them
 */
record Untold(ResourceShape shape, List<String> members) {
    static Untold of(ResourceShape shape, @Nullable Schema body) {
        LifecyclePlan lifecycle = shape.plan().lifecycle();
        List<String> members = new ArrayList<>();
        for (String key : shape.keys()) {
            MemberSchema told = body == null ? null : Shape.member(body, key);
            boolean tellable = told != null && told.isShown(Direction.REQUEST) && isName(told.type());
            boolean state = lifecycle != null && lifecycle.member().equals(key);
            boolean identifier =
                    shape.idMember() != null && shape.idMember().name().equals(key);
            if (!tellable && !state && !identifier) {
                members.add(key);
            }
        }
        return new Untold(shape, List.copyOf(members));
    }

    private static boolean isName(Schema type) {
        return Shape.object(type) == null && !Shape.isArray(type);
    }
}
