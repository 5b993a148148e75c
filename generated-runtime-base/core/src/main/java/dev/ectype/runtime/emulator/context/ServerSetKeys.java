package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.resource.LifecyclePlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lists the key members of a resource that requests cannot set.
 *
 * @param members the key members in the order of the paths
 */
record ServerSetKeys(ResourceShape shape, List<String> members) {
    static ServerSetKeys of(ResourceShape shape, @Nullable Schema body) {
        LifecyclePlan lifecycle = shape.plan().lifecycle();
        List<String> members = new ArrayList<>();
        for (String key : shape.keys()) {
            MemberSchema requestMember = body == null ? null : SchemaShape.member(body, key);
            boolean settable =
                    requestMember != null && requestMember.isVisible(Direction.REQUEST) && isName(requestMember.type());
            boolean state = lifecycle != null && lifecycle.member().equals(MemberPath.of(key));
            boolean identifier = shape.idMember() != null && shape.idMember().isTopLevel(key);
            if (!settable && !state && !identifier) {
                members.add(key);
            }
        }
        return new ServerSetKeys(shape, List.copyOf(members));
    }

    private static boolean isName(Schema type) {
        return SchemaShape.object(type) == null && !SchemaShape.isArray(type);
    }
}
