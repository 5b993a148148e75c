package dev.ectype.compiler.emit.plan;

import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.graph.Behavior;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.binding.HttpBinding;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the members that requests set and no response of the resource describes, such as a card number. They are stored,
 * and responses omit them.
 */
final class HiddenMembers {
    /** Deeper members are rarely described for requests only, and comparing all of them takes long. */
    private static final int DEEPEST = 3;

    private final EmissionNames names;
    private final Map<ResourceName, JsonObject> hidden = new LinkedHashMap<>();

    HiddenMembers(BehaviorGraph graph, EmissionNames names) {
        this.names = names;
        Map<ResourceName, List<TypeRef>> sent = sent(graph.model().endpoints());
        Map<ResourceName, List<TypeRef>> replied = replied(graph.behaviors());
        for (Resource resource : graph.model().resources()) {
            List<TypeRef> responses = replied.get(resource.name());
            List<TypeRef> requests = sent.get(resource.name());
            // Without a described response, nothing shows which members responses lack.
            if (responses != null && requests != null) {
                responses.add(resource.type());
                JsonObject found = missing(requests, responses, 0);
                hidden.put(
                        resource.name(),
                        without(found, resource.identity().path().names()));
            }
        }
    }

    /** Returns the hidden members of a resource by name: an empty object, or the hidden members inside the member. */
    JsonObject of(ResourceName resource) {
        return hidden.getOrDefault(resource, JsonObject.EMPTY);
    }

    private Map<ResourceName, List<TypeRef>> sent(List<Endpoint> endpoints) {
        Map<ResourceName, List<TypeRef>> sent = new LinkedHashMap<>();
        for (Endpoint endpoint : endpoints) {
            Role role = endpoint.role();
            boolean stores = role instanceof Role.Create || role instanceof Role.Change;
            if (role == null || !stores || endpoint.body() == null || !(endpoint.binding() instanceof HttpBinding)) {
                continue;
            }
            for (Media media : endpoint.body().media()) {
                TypeRef type = media.type() == null || !isObject(media) ? null : media.type();
                TypeRef item = type == null ? null : names.inside(type, role.itemAt());
                // A list for one instance contains changes of it, as in JSON Patch.
                boolean patch = role instanceof Role.Change
                        && item != null
                        && names.types().bare(item) instanceof ArrayType;
                if (item != null && !patch) {
                    sent.computeIfAbsent(role.resource(), name -> new ArrayList<>())
                            .add(item);
                }
            }
        }
        return sent;
    }

    /** Returns whether the body is the object to store, and not a list of changes or of files. */
    private static boolean isObject(Media media) {
        return media.isJson() && !media.bareType().equals("application/json-patch+json")
                || media.bareType().equals("application/x-www-form-urlencoded");
    }

    private Map<ResourceName, List<TypeRef>> replied(List<Behavior> behaviors) {
        Map<ResourceName, List<TypeRef>> replied = new LinkedHashMap<>();
        for (Behavior behavior : behaviors) {
            ResourceName resource = RepliedInstances.resource(behavior);
            TypeRef type = RepliedInstances.type(behavior, names);
            if (resource != null && type != null) {
                replied.computeIfAbsent(resource, name -> new ArrayList<>()).add(type);
            }
        }
        return replied;
    }

    private JsonObject missing(List<TypeRef> requests, List<TypeRef> responses, int depth) {
        DescribedMembers sent = DescribedMembers.of(requests, names.types()::bare);
        DescribedMembers replied = DescribedMembers.of(responses, names.types()::bare);
        JsonObject.Builder missing = JsonObject.builder();
        if (replied.isOpen()) {
            return JsonObject.EMPTY;
        }
        sent.types().forEach((name, types) -> {
            List<TypeRef> described = replied.typesOf(name);
            JsonObject inner =
                    described.isEmpty() || depth == DEEPEST ? JsonObject.EMPTY : missing(types, described, depth + 1);
            if (described.isEmpty() || !inner.members().isEmpty()) {
                missing.put(name, inner);
            }
        });
        return missing.build();
    }

    /** Removes the identifier, which clients need even if no response describes it. */
    private static JsonObject without(JsonObject members, List<String> identifier) {
        JsonObject.Builder kept = JsonObject.builder();
        members.members().forEach((name, inner) -> {
            boolean onPath = name.equals(identifier.get(0));
            boolean inside = onPath && identifier.size() > 1 && inner instanceof JsonObject;
            if (inside) {
                JsonObject rest = without((JsonObject) inner, identifier.subList(1, identifier.size()));
                if (!rest.members().isEmpty()) {
                    kept.put(name, rest);
                }
            } else if (!onPath) {
                kept.put(name, inner);
            }
        });
        return kept.build();
    }
}
