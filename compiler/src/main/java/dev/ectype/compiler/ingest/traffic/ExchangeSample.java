package dev.ectype.compiler.ingest.traffic;

import java.util.List;
import java.util.Map;

/**
 * An exchange, as far as it tells what an API is like.
 *
 * @param origin whom it was asked, such as {@code https://api.example}
 * @param segments what its path is made of, decoded; the last is empty where the path ends with a slash
 * @param query its parameters, in their order
 * @param status 0 where no reply was recorded
 * @param headers what the server said besides the body, by names in lower case
 */
record ExchangeSample(
        String method,
        String origin,
        List<String> segments,
        List<Parameter> query,
        Map<String, String> requestHeaders,
        BodyContent requestBody,
        int status,
        Map<String, String> headers,
        BodyContent responseBody) {
    private static final int LEAST_SUCCESS = 200;
    private static final int LEAST_REDIRECTION = 300;

    ExchangeSample {
        segments = List.copyOf(segments);
        query = List.copyOf(query);
    }

    boolean isSuccess() {
        return status >= LEAST_SUCCESS && status < LEAST_REDIRECTION;
    }

    /** A part of a query or of a form. */
    record Parameter(String name, String value) {}
}
