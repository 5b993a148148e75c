package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the operations that create instances of a resource, and their bodies. */
public final class CreationRoutes {
    private CreationRoutes() {}

    public static List<OperationRoute> routes(ModelDraft draft, ResourceDraft resource) {
        List<OperationRoute> routes = new ArrayList<>();
        for (SegmentedPath path : resource.collections) {
            OperationRoute create = resource.singleton ? null : draft.routes.find("POST", path);
            if (create != null) {
                routes.add(create);
            }
        }
        return routes;
    }

    /** Returns the members that a creation without a body has as query parameters. */
    private static ObjectShape queryMembers(OperationRoute create, ObjectShape item) {
        Map<String, ObjectMember> members = new LinkedHashMap<>();
        for (Parameter parameter : create.endpoint().parameters()) {
            if (parameter.in() == Parameter.In.QUERY && item.has(parameter.name())) {
                members.put(
                        parameter.name(), new ObjectMember(parameter.name(), parameter.type(), parameter.required()));
            }
        }
        return new ObjectShape(members);
    }

    /** Returns the members that the body of a creation may have for the instance. */
    public static ObjectShape body(ModelDraft draft, ResourceDraft resource) {
        for (OperationRoute create : routes(draft, resource)) {
            TypeRef body = Payloads.bodyType(create.endpoint());
            if (body == null && create.endpoint().hasQueryParameters()) {
                return queryMembers(create, draft.shape(resource));
            }
            TypedPath item = body == null ? null : draft.envelopes.locate(body, resource.storedType());
            if (item != null) {
                return draft.shapes.shape(item.type());
            }
        }
        return ObjectShape.EMPTY;
    }

    /** Returns the members that bodies of creations have and the stored type has not, by name. */
    public static List<ObjectMember> sentMembers(ModelDraft draft, ResourceDraft resource) {
        ObjectShape stored = draft.shape(resource);
        Map<String, ObjectMember> sent = new LinkedHashMap<>();
        for (OperationRoute create : routes(draft, resource)) {
            TypeRef body = Payloads.bodyType(create.endpoint());
            if (body != null) {
                draft.shapes.shape(body).members().forEach(sent::putIfAbsent);
            }
        }
        sent.keySet().removeAll(stored.members().keySet());
        return List.copyOf(sent.values());
    }
}
