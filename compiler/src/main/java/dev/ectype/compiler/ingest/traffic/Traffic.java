package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * What was recorded of an API, told apart by the operations of the description that was made of it.
 *
 * @param description in OpenAPI
 */
public record Traffic(List<ObservedExchange> exchanges, JsonObject description) {
    public Traffic {
        exchanges = List.copyOf(exchanges);
    }

    /**
     * One exchange.
     *
     * @param path that of the operation, with its variables in braces
     * @param variables what stood in their places
     */
    record ObservedExchange(String method, String path, Map<String, String> variables, ExchangeSample sample) {}
}
