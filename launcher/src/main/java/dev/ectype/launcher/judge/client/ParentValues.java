package dev.ectype.launcher.judge.client;

import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.runtime.json.Document;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Finds values of path parameters: identifiers of instances that the client created or saw in lists. */
final class ParentValues {
    private final ClientSession session;
    private final DescribedApi api;
    private final Function<EndpointId, Map<String, Document>> others;
    private final Map<String, Document> known = new LinkedHashMap<>();

    ParentValues(ClientSession session, DescribedApi api) {
        this(session, api, operation -> new LinkedHashMap<>());
    }

    /**
     * Creates the values.
     *
     * @param others the values of an operation's parameters for instances that the client cannot list
     */
    ParentValues(ClientSession session, DescribedApi api, Function<EndpointId, Map<String, Document>> others) {
        this.session = session;
        this.api = api;
        this.others = others;
    }

    /** Notes the identifiers in the path of an instance and of its parents, unless others are known. */
    void note(DescribedOperation read, Map<String, Document> parameters) {
        for (int index = 0; index < read.segments().size(); index++) {
            Document value = parameters.get(String.valueOf(read.parameter(index)));
            if (value != null) {
                known.putIfAbsent(read.shape(index) + "/{}", value);
            }
        }
    }

    /** Returns the values of the parameters in the first segments of a path, as far as instances are known. */
    Map<String, Document> of(DescribedOperation operation, int segments) {
        Map<String, Document> values = new LinkedHashMap<>();
        for (int index = 0; index < segments; index++) {
            String parameter = operation.parameter(index);
            if (parameter != null) {
                String shape = operation.shape(index) + "/{}";
                Document value = known.get(shape);
                value = value == null ? listed(operation, index, parameter, values) : value;
                if (value == null) {
                    Map<String, Document> other = others.apply(operation.id());
                    value = other.get(parameter);
                    // An instance of the caller is below the parents of the caller.
                    values.replaceAll((outer, own) -> other.getOrDefault(outer, own));
                } else {
                    known.put(shape, value);
                }
                if (value != null) {
                    values.put(parameter, value);
                }
            }
        }
        return values;
    }

    /** Returns the identifier of the first instance in the list of the outer path, or null. */
    private @Nullable Document listed(
            DescribedOperation operation, int index, String parameter, Map<String, Document> outer) {
        DescribedOperation list = index == 0 ? null : api.at(operation.shape(index), "GET");
        ClientExchange exchange = list == null ? null : session.call(list, outer);
        List<Document> items = exchange == null || !exchange.isSuccess() ? null : InstanceReader.items(exchange.body());
        if (list == null || items == null || items.isEmpty() || !items.get(0).isObject()) {
            return null;
        }
        String member = InstanceReader.identifier(items.get(0), parameter, list.lastLiteral());
        return member == null ? null : items.get(0).member(member);
    }
}
