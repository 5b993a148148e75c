package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.ingest.observed.ValueShape.ObjectShape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Derives the responses of operations of which no response was recorded, from requests and from expected members: a creation
 * returns what clients send, with an identifier, and reads return the same.
 */
final class UnansweredOperations {
    private static final int OK = 200;
    private static final int CREATED = 201;
    private static final int NO_CONTENT = 204;
    private static final int FIRST_REFUSAL = 300;
    private static final String JSON = "application/json";

    private final Map<String, Map<String, ObservedOperation>> operations;
    private final ResponseShapes shapes;

    private UnansweredOperations(Map<String, Map<String, ObservedOperation>> operations) {
        this.operations = operations;
        this.shapes = new ResponseShapes(operations);
    }

    /** Replaces the samples without responses by samples with derived ones. */
    static void complete(Map<String, Map<String, ObservedOperation>> operations) {
        operations.values().forEach(methods -> methods.values().forEach(UnansweredOperations::unite));
        UnansweredOperations unanswered = new UnansweredOperations(operations);
        // All shapes are derived from the samples of the collection, before any sample changes.
        List<Runnable> answers = new ArrayList<>();
        operations.forEach((path, methods) -> methods.forEach((method, operation) -> {
            if (isUnanswered(operation)) {
                ResponseShapes.Derived derived = unanswered.shapes.response(path, method);
                answers.add(() ->
                        operation.samples().replaceAll(sample -> unanswered.answered(operation, sample, derived)));
            }
        }));
        answers.forEach(Runnable::run);
    }

    /**
     * Unites what tests of an operation expect, because each names some members only. Examples of the same status have all members,
     * so that expectations of that status are left out.
     */
    private static void unite(ObservedOperation operation) {
        Map<Integer, ValueShape> expected = new LinkedHashMap<>();
        Set<Integer> known = new LinkedHashSet<>();
        for (ExchangeSample sample : operation.samples()) {
            ValueShape shape = sample.responseBody().shape();
            if (sample.notes().hasResponse()) {
                known.add(sample.status());
            } else if (shape != null) {
                expected.merge(sample.status(), shape, ValueShape::merge);
            }
        }
        operation.samples().replaceAll(sample -> {
            ValueShape united = expected.get(sample.status());
            if (sample.notes().hasResponse() || united == null) {
                return sample;
            }
            boolean isKnown = known.contains(sample.status());
            return sample.withResponse(sample.status(), isKnown ? BodyContent.NONE : BodyContent.shaped(JSON, united));
        });
    }

    private static boolean isUnanswered(ObservedOperation operation) {
        return operation.samples().stream().noneMatch(sample -> sample.notes().hasResponse());
    }

    private ExchangeSample answered(
            ObservedOperation operation, ExchangeSample sample, ResponseShapes.Derived derived) {
        int status = sample.status() == 0 ? status(operation, sample) : sample.status();
        if (status == NO_CONTENT || status >= FIRST_REFUSAL) {
            return sample.withResponse(status, sample.responseBody());
        }
        ValueShape expected = sample.responseBody().shape();
        ValueShape shape = expected == null
                ? shapes.wrapped(derived)
                : new ResponseEnvelope(derived.collection()).put(derived.shape(), expected);
        if (shape.equals(ValueShape.ANY)) {
            // JSON of any type is an object in most APIs.
            return sample.withResponse(
                    status,
                    expected == null
                            ? sample.responseBody()
                            : BodyContent.shaped(JSON, new ObjectShape(Collections.emptyMap())));
        }
        return sample.withResponse(status, BodyContent.shaped(JSON, shape));
    }

    private int status(ObservedOperation operation, ExchangeSample sample) {
        String path = operation.path().path();
        boolean isCollection = shapes.isCollection(path)
                || operations.getOrDefault(path, Collections.emptyMap()).containsKey("get");
        return switch (operation.method()) {
            case "post" -> isCollection && sample.requestBody().isPresent() ? CREATED : OK;
            case "delete" -> sample.responseBody().isPresent() ? OK : NO_CONTENT;
            default -> OK;
        };
    }
}
