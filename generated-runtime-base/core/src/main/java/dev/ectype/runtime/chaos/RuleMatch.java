package dev.ectype.runtime.chaos;

import java.util.List;

/**
 * Selects the requests of a rule. A request must match every non-empty list.
 *
 * @param operations the names of operations, or {@code *} for all
 * @param sandboxes the sandboxes with the rule; empty for all
 */
record RuleMatch(
        List<String> operations,
        List<String> resources,
        List<String> tags,
        List<String> methods,
        List<String> paths,
        List<String> sandboxes) {
    static final String ALL = "*";

    RuleMatch {
        operations = List.copyOf(operations);
        resources = List.copyOf(resources);
        tags = List.copyOf(tags);
        methods = List.copyOf(methods);
        paths = List.copyOf(paths);
        sandboxes = List.copyOf(sandboxes);
    }

    boolean isInForceIn(String sandbox) {
        return names(sandboxes, sandbox);
    }

    boolean fits(RuleTarget target) {
        return (operations.contains(ALL) || names(operations, target.operation()))
                && names(resources, target.resource() == null ? "" : target.resource())
                && (tags.isEmpty() || target.tags().stream().anyMatch(tags::contains))
                && names(methods, target.method())
                && names(paths, target.path());
    }

    boolean isUnnamed() {
        return operations.isEmpty()
                && resources.isEmpty()
                && tags.isEmpty()
                && methods.isEmpty()
                && paths.isEmpty()
                && sandboxes.isEmpty();
    }

    private static boolean names(List<String> named, String each) {
        return named.isEmpty() || named.contains(each);
    }
}
