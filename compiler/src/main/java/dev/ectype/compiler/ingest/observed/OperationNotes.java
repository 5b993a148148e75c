package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.ingest.observed.ExchangeSample.Parameter;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds what the author of a sample states about its operation. Recorded traffic has no author.
 *
 * @param summary a short name, or empty
 * @param description the documentation, or empty
 * @param tags the groups of the operation, the outermost first
 * @param pathVariables the names of the variable path segments, by index
 * @param base the number of path segments that belong to the address of the server
 * @param optional query parameters that the request does not send
 * @param headers the request headers that belong to the operation
 * @param expectedHeaders the response headers that the author expects, with their values, empty if unknown
 * @param credential the credential of the request, or null
 * @param evidence what the sample proves about the state of the server
 */
public record OperationNotes(
        String summary,
        String description,
        List<String> tags,
        Map<Integer, String> pathVariables,
        int base,
        List<Parameter> optional,
        List<Parameter> headers,
        List<Parameter> expectedHeaders,
        @Nullable StatedCredential credential,
        Evidence evidence) {
    /** Lists what a sample proves about the state of the server. */
    public enum Evidence {
        /** A server sent the response, so the instances in it existed. */
        RESPONSE,
        /** The request is stated to succeed, so the instance in its path existed. */
        EXISTENCE,
        /** The response is stated to list an instance, so some instance existed. */
        ELEMENTS,
        /** The response is an example of types, such as {@code "<string>"} for a name. */
        TYPES,
        /** The sample has no response, or only what tests expect of it. */
        NONE
    }

    /** The notes on recorded traffic. */
    public static final OperationNotes NONE = new OperationNotes(
            "", "", List.of(), Collections.emptyMap(), 0, List.of(), List.of(), List.of(), null, Evidence.RESPONSE);

    public OperationNotes {
        tags = List.copyOf(tags);
        pathVariables = new LinkedHashMap<>(pathVariables);
        optional = List.copyOf(optional);
        headers = List.copyOf(headers);
        expectedHeaders = List.copyOf(expectedHeaders);
    }

    /** Returns a copy with other evidence. */
    OperationNotes withEvidence(Evidence other) {
        return new OperationNotes(
                summary, description, tags, pathVariables, base, optional, headers, expectedHeaders, credential, other);
    }

    /** Returns whether the response is known. */
    boolean hasResponse() {
        return evidence == Evidence.RESPONSE || evidence == Evidence.TYPES;
    }

    /** Returns whether instances of the sample existed on the server. */
    boolean provesInstances() {
        return evidence == Evidence.RESPONSE || evidence == Evidence.EXISTENCE || evidence == Evidence.ELEMENTS;
    }

    /** Returns whether a part of a request is a variable without a value, written as in {@code {{name}}}. */
    public static boolean isUnknown(String text) {
        return text.contains("{{");
    }
}
