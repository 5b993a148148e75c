package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The operations that create one of a resource, and what they take. */
final class Creations {
    private Creations() {}

    static List<Route> routes(Draft draft, Sketch sketch) {
        List<Route> routes = new ArrayList<>();
        for (PathTemplate path : sketch.collections) {
            Route create = sketch.singleton ? null : draft.routes.find("POST", path);
            if (create != null) {
                routes.add(create);
            }
        }
        return routes;
    }

    /** The members that a query tells where there is no body. */
    private static Shape asked(Route create, Shape item) {
        Map<String, Member> members = new LinkedHashMap<>();
        for (Parameter parameter : create.endpoint().parameters()) {
            if (parameter.in() == Parameter.In.QUERY && item.has(parameter.name())) {
                members.put(parameter.name(), new Member(parameter.name(), parameter.type(), parameter.required()));
            }
        }
        return new Shape(members);
    }

    /** The members that the body of a creation may have for the item. */
    static Shape body(Draft draft, Sketch sketch) {
        for (Route create : routes(draft, sketch)) {
            TypeRef body = Payloads.bodyType(create.endpoint());
            if (body == null && create.endpoint().asks()) {
                return asked(create, draft.shape(sketch));
            }
            Place item = body == null ? null : draft.envelopes.locate(body, sketch.stored());
            if (item != null) {
                return draft.shapes.shape(item.type());
            }
        }
        return Shape.EMPTY;
    }
}
