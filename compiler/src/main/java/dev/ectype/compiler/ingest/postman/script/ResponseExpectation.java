package dev.ectype.compiler.ingest.postman.script;

import dev.ectype.compiler.ingest.observed.ExchangeSample.Parameter;
import dev.ectype.compiler.ingest.observed.ValueShape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Holds what test scripts expect of a response.
 *
 * @param status the expected status, or 0 if none is stated
 * @param body the expected members of the body, or null if none are stated
 * @param headers the expected headers with their values, empty if unknown
 * @param variables the names of the variables that the scripts set, for later requests
 * @param hasElements whether a test reads or expects an element of an array
 */
public record ResponseExpectation(
        int status, @Nullable ValueShape body, List<Parameter> headers, Set<String> variables, boolean hasElements) {
    /** What a request without tests states. */
    public static final ResponseExpectation NONE =
            new ResponseExpectation(0, null, List.of(), Collections.emptySet(), false);

    public ResponseExpectation {
        headers = List.copyOf(headers);
        variables = new LinkedHashSet<>(variables);
    }

    /** Returns what two scripts for one response expect. Where they contradict each other, the first decides. */
    public ResponseExpectation and(ResponseExpectation other) {
        List<Parameter> all = new ArrayList<>(headers);
        other.headers.stream().filter(header -> !all.contains(header)).forEach(all::add);
        Set<String> both = new LinkedHashSet<>(variables);
        both.addAll(other.variables);
        ValueShape united = body == null || other.body == null
                ? body == null ? other.body : body
                : ValueShape.merge(body, other.body);
        return new ResponseExpectation(
                status == 0 ? other.status : status, united, all, both, hasElements || other.hasElements);
    }
}
