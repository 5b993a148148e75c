package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.ingest.observed.ScalarText;
import dev.ectype.compiler.ingest.observed.Traffic.ObservedExchange;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Qualifier;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the owners of recorded instances in the paths of requests. */
final class RecordedOwners {
    private final Map<ResourceName, Resource> resources;

    RecordedOwners(Map<ResourceName, Resource> resources) {
        this.resources = resources;
    }

    /** Returns the identifiers of the owners in a path, the outermost first, as far as the path has them. */
    List<String> of(Resource resource, ObservedExchange exchange, Endpoint endpoint) {
        LinkedList<String> owners = new LinkedList<>();
        ResourceName parent = resource.parent();
        while (parent != null && owners.size() < resources.size()) {
            String owner = variable(parent, exchange, endpoint);
            Resource next = resources.get(parent);
            if (owner == null) {
                break;
            }
            owners.addFirst(owner);
            parent = next == null ? null : next.parent();
        }
        return owners;
    }

    private static @Nullable String variable(ResourceName resource, ObservedExchange exchange, Endpoint endpoint) {
        for (ParameterBinding binding : endpoint.parameterBindings()) {
            if (binding.resource().equals(resource)) {
                return exchange.variables().get(binding.parameter());
            }
        }
        return null;
    }

    /**
     * Returns the key of an instance: its identifier, after the owners and qualifiers below which it is unique.
     *
     * @param item the instance, or an empty object if only the path is known
     */
    String key(Resource resource, String id, JsonObject item, ObservedExchange exchange, Endpoint endpoint) {
        List<String> parts = new ArrayList<>();
        for (Qualifier qualifier : resource.identity().qualifiers()) {
            String inPath = exchange.variables().get(qualifier.name());
            JsonValue inItem =
                    qualifier.member() == null ? null : qualifier.member().in(item);
            String value = inPath == null ? ScalarText.of(inItem) : inPath;
            if (value != null) {
                parts.add(value);
            }
        }
        if (isScoped(resource)) {
            parts.addAll(of(resource, exchange, endpoint));
        }
        parts.add(id);
        return String.join("/", parts);
    }

    /** Returns the key of the owner of an instance, or null. */
    @Nullable
    String ownerKey(Resource resource, ObservedExchange exchange, Endpoint endpoint) {
        Resource parent = resource.parent() == null ? null : resources.get(resource.parent());
        String id = parent == null ? null : variable(parent.name(), exchange, endpoint);
        return parent == null || id == null ? null : key(parent, id, JsonObject.EMPTY, exchange, endpoint);
    }

    /** Returns the owners in the form of a fixture, or null. Owners of an unambiguous owner are left out. */
    @Nullable
    JsonValue written(Resource resource, ObservedExchange exchange, Endpoint endpoint) {
        List<String> owners = of(resource, exchange, endpoint);
        if (owners.isEmpty()) {
            return null;
        }
        Resource parent = resource.parent() == null ? null : resources.get(resource.parent());
        boolean isAlone = owners.size() == 1 || parent == null || !isScoped(parent);
        return isAlone ? new JsonText(owners.get(owners.size() - 1)) : JsonArray.ofTexts(owners);
    }

    private static boolean isScoped(Resource resource) {
        IdStyle style = resource.identity().style();
        boolean isNamed = style instanceof IdStyle.ClientChosen || style instanceof IdStyle.SlugOf;
        return style instanceof IdStyle.Counter counter && counter.scoped() || isNamed && resource.parent() != null;
    }
}
