package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonValue;
import java.util.List;
import java.util.Map;

/**
 * Describes one recorded exchange.
 *
 * @param origin the origin of the server, such as {@code https://api.example}
 * @param segments the decoded path segments; the last one is empty for a trailing slash
 * @param query the query parameters in order
 * @param status the status, or 0 without a recorded reply
 * @param headers the response headers, by names in lower case
 * @param notes what its author states about the operation
 * @param location the place of the exchange in its recording
 */
public record ExchangeSample(
        String method,
        String origin,
        List<String> segments,
        List<Parameter> query,
        Map<String, String> requestHeaders,
        BodyContent requestBody,
        int status,
        Map<String, String> headers,
        BodyContent responseBody,
        OperationNotes notes,
        SourceLocation location) {
    private static final int LEAST_SUCCESS = 200;
    private static final int LEAST_REDIRECTION = 300;

    public ExchangeSample {
        segments = List.copyOf(segments);
        query = List.copyOf(query);
    }

    /** Returns a copy with a response that is derived from other samples. */
    ExchangeSample withResponse(int derivedStatus, BodyContent derivedBody) {
        return with(derivedStatus, derivedBody, notes);
    }

    /** Returns a copy with other evidence of the state of the server. */
    public ExchangeSample withEvidence(OperationNotes.Evidence evidence) {
        return with(status, responseBody, notes.withEvidence(evidence));
    }

    /** Returns a copy whose list has one element, if the sample states that it lists an instance. */
    ExchangeSample withElements() {
        ValueShape shape = responseBody.shape();
        JsonValue example =
                notes.evidence() == OperationNotes.Evidence.ELEMENTS && shape != null ? ListExample.of(shape) : null;
        return example == null
                ? this
                : withResponse(status, BodyContent.of("application/json", JsonPrinter.compact(example)));
    }

    private ExchangeSample with(int otherStatus, BodyContent otherBody, OperationNotes otherNotes) {
        return new ExchangeSample(
                method,
                origin,
                segments,
                query,
                requestHeaders,
                requestBody,
                otherStatus,
                headers,
                otherBody,
                otherNotes,
                location);
    }

    /** Returns whether the status is 2xx. */
    public boolean isSuccess() {
        return status >= LEAST_SUCCESS && status < LEAST_REDIRECTION;
    }

    /** Returns whether the request asks about the options of a path. Browsers send it without credentials. */
    boolean isOptions() {
        return method.equals("OPTIONS");
    }

    /** Holds a parameter of a query or of a form. */
    public record Parameter(String name, String value) {}
}
