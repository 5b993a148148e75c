package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * Holds recorded traffic with the description derived from it.
 *
 * @param description the description in OpenAPI
 * @param isWhole whether the exchanges show all instances that existed, as a recording does
 */
public record Traffic(List<ObservedExchange> exchanges, JsonObject description, boolean isWhole) {
    public Traffic {
        exchanges = List.copyOf(exchanges);
    }

    /**
     * Assigns one exchange to an operation.
     *
     * @param path the path of the operation, with variables in braces
     * @param variables the values of the variables
     */
    public record ObservedExchange(String method, String path, Map<String, String> variables, ExchangeSample sample) {}
}
