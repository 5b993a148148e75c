package dev.ectype.compiler.ingest.path;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Counts the operations with the same method and path, which other parts of a request must distinguish. */
final class SharedPathIndex {
    private static final Pattern PARAMETER = Pattern.compile("\\{[^{}/]+}");

    private final Map<String, Integer> counts = new LinkedHashMap<>();

    SharedPathIndex(List<DeclaredOperation> operations) {
        operations.forEach(operation -> counts.merge(shape(operation), 1, Integer::sum));
    }

    boolean has(DeclaredOperation operation) {
        return counts.getOrDefault(shape(operation), 0) > 1;
    }

    private static String shape(DeclaredOperation operation) {
        String path = PathItemKey.of(operation.key()).path();
        return operation.method() + " " + PARAMETER.matcher(path).replaceAll("{}");
    }
}
