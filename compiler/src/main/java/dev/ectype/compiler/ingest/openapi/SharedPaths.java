package dev.ectype.compiler.ingest.openapi;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which operations have the method and the path of another, so that only what else a request carries tells them apart. */
final class SharedPaths {
    private final Map<String, Integer> counts = new LinkedHashMap<>();

    SharedPaths(List<Operation> operations) {
        operations.forEach(operation -> counts.merge(shape(operation), 1, Integer::sum));
    }

    boolean has(Operation operation) {
        return counts.getOrDefault(shape(operation), 0) > 1;
    }

    private static String shape(Operation operation) {
        return operation.method() + " "
                + PathTemplate.of(operation.key()).path().replaceAll("\\{[^{}/]+}", "{}");
    }
}
