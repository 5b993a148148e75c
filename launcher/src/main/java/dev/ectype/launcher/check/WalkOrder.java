package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.HttpBinding;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Set;

/** When an operation is asked: what creates before what reads, what changes after that, what deletes last. */
enum WalkOrder {
    CREATE,
    LIST,
    READ,
    CHANGE,
    ACT,
    DELETE;

    /**
     * Creators shallow first, since children need parents; deletes deepest first, since they take children along, and those
     * of what nothing makes anew and of many last of all.
     */
    static Comparator<Endpoint> order(ApiModel model) {
        Set<ResourceName> made = new LinkedHashSet<>();
        for (Endpoint endpoint : model.endpoints()) {
            Role role = endpoint.role();
            if (role instanceof Role.Create || role instanceof Role.Replace replace && replace.creates()) {
                made.add(role.resource());
            }
        }
        return Comparator.<Endpoint, WalkOrder>comparing(WalkOrder::of)
                .thenComparingInt(endpoint -> of(endpoint) == DELETE ? -depth(endpoint) : depth(endpoint))
                .thenComparing(
                        endpoint -> endpoint.role() instanceof Role.Delete delete && !made.contains(delete.resource()))
                .thenComparing(endpoint -> endpoint.role() instanceof Role.DeleteMany);
    }

    static WalkOrder of(Endpoint endpoint) {
        Role role = endpoint.role();
        if (role instanceof Role.Create || role instanceof Role.Replace replace && replace.creates()) {
            return createsWithoutReply(role) ? CHANGE : CREATE;
        }
        if (role instanceof Role.ListAll) {
            return LIST;
        }
        if (role instanceof Role.Link link) {
            return link.adds() ? LIST : DELETE;
        }
        if (role instanceof Role.EditList gather) {
            return gather.edit() == Role.EditList.Edit.REMOVE ? DELETE : LIST;
        }
        if (role instanceof Role.DeleteMany) {
            return DELETE;
        }
        if (role instanceof Role.Replace || role instanceof Role.Update) {
            return CHANGE;
        }
        if (role instanceof Role.Act) {
            return ACT;
        }
        // What nothing is known about is kept as it was put, and read after that.
        return role instanceof Role.Delete || hasMethod(endpoint, "DELETE")
                ? DELETE
                : role == null && hasMethod(endpoint, "PUT") ? LIST : READ;
    }

    /** What is made of a list that is not shown again is of little use to others. */
    static boolean createsWithoutReply(Role role) {
        return role instanceof Role.Create create && isMany(create.bodyAt()) && create.replyAt() == null
                || role instanceof Role.Replace replace && isMany(replace.bodyAt());
    }

    private static boolean isMany(MemberPath bodyAt) {
        return bodyAt.names().contains(MemberPath.FIRST);
    }

    private static boolean hasMethod(Endpoint endpoint, String method) {
        return endpoint.binding() instanceof HttpBinding http && http.method().equals(method);
    }

    /** How far below other things something is: what is named beside the path is as far below as behind it. */
    private static int depth(Endpoint endpoint) {
        int beside = (int) endpoint.parameterBindings().stream()
                .filter(tie -> endpoint.parameters().stream()
                        .noneMatch(parameter -> parameter.in() == Parameter.In.PATH
                                && parameter.name().equals(tie.parameter())))
                .count();
        return 2 * beside
                + (endpoint.binding() instanceof HttpBinding http ? http.path().split("/").length : 0);
    }
}
