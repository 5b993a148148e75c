package dev.ectype.compiler.ingest.postman;

import dev.ectype.compiler.ingest.observed.ExchangeSample.Parameter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Holds the URL of a request.
 *
 * @param origin the origin, empty if a variable without a value holds it
 * @param segments the path segments; variables without a value stay in double braces
 * @param base the number of segments that the value of the variable before the path has, as in {@code {{baseUrl}}/pets}
 * @param variables the names of the variable segments, by index
 * @param optional the query parameters that the request does not send
 */
record ItemUrl(
        String origin,
        List<String> segments,
        int base,
        Map<Integer, String> variables,
        List<Parameter> query,
        List<Parameter> optional) {
    ItemUrl {
        segments = List.copyOf(segments);
        variables = new LinkedHashMap<>(variables);
        query = List.copyOf(query);
        optional = List.copyOf(optional);
    }
}
