package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.DeleteMany;
import dev.ectype.compiler.ir.resource.LinkRole;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Set;

/** Orders operations in a walk: creations first, then reads, then changes, deletions last. */
enum WalkOrder {
    CREATE,
    LIST,
    READ,
    CHANGE,
    ACT,
    DELETE;

    /**
     * Orders creations by depth, since children need parents, and deletions deepest first, since they delete children.
     * Deletions of resources without a creating operation and bulk deletions come last.
     */
    static Comparator<Endpoint> order(ApiModel model) {
        Set<ResourceName> created = new LinkedHashSet<>();
        for (Endpoint endpoint : model.endpoints()) {
            Role role = endpoint.role();
            if (role != null && role.creates()) {
                created.add(role.resource());
            }
        }
        return Comparator.<Endpoint, WalkOrder>comparing(WalkOrder::of)
                .thenComparingInt(endpoint -> of(endpoint) == DELETE ? -depth(endpoint) : depth(endpoint))
                .thenComparing(endpoint ->
                        endpoint.role() instanceof Role.Delete delete && !created.contains(delete.resource()))
                .thenComparing(endpoint -> endpoint.role() instanceof DeleteMany);
    }

    static WalkOrder of(Endpoint endpoint) {
        Role role = endpoint.role();
        if (role != null && role.creates()) {
            return createsWithoutReply(role) ? CHANGE : CREATE;
        }
        if (role instanceof Role.ListAll) {
            return LIST;
        }
        if (role instanceof LinkRole.Link link) {
            return link.adds() ? LIST : DELETE;
        }
        if (role instanceof Role.EditList editList) {
            return editList.adds() ? LIST : DELETE;
        }
        if (role instanceof DeleteMany) {
            return DELETE;
        }
        if (role instanceof Role.Change) {
            return CHANGE;
        }
        if (role instanceof Role.Act) {
            return ACT;
        }
        // An operation without a role stores its body with PUT and reads it afterwards.
        return role instanceof Role.Delete || endpoint.binding().isHttp("DELETE")
                ? DELETE
                : role == null && endpoint.binding().isHttp("PUT") ? LIST : READ;
    }

    /** Reports whether an operation creates instances from a list that its reply does not contain. */
    static boolean createsWithoutReply(Role role) {
        boolean several = role.creates() && role.itemAt().names().contains(MemberPath.FIRST);
        return several && (role instanceof Role.Replace || role.replyAt() == null);
    }

    /** The nesting depth of an operation: each parameter binding outside the path counts as much as one in it. */
    private static int depth(Endpoint endpoint) {
        int outside = (int) endpoint.parameterBindings().stream()
                .filter(binding -> endpoint.parameters().stream()
                        .noneMatch(parameter -> parameter.in() == Parameter.In.PATH
                                && parameter.name().equals(binding.parameter())))
                .count();
        String path = endpoint.binding().path();
        return 2 * outside + (path == null ? 0 : path.split("/").length);
    }
}
