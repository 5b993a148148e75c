package dev.ectype.runtime.chaos;

import java.util.List;

/**
 * Selects the requests of a rule, or the messages whose delivery it disturbs. A request must match every non-empty list.
 *
 * @param operations the names of operations, or {@code *} for all
 * @param messages the names of messages, or {@code *} for all; empty for a rule about requests
 * @param sandboxes the sandboxes with the rule; empty for all
 */
record RuleMatch(
        List<String> operations,
        List<String> resources,
        List<String> tags,
        List<String> methods,
        List<String> paths,
        List<String> messages,
        List<String> sandboxes) {
    static final String ALL = "*";

    RuleMatch {
        operations = List.copyOf(operations);
        resources = List.copyOf(resources);
        tags = List.copyOf(tags);
        methods = List.copyOf(methods);
        paths = List.copyOf(paths);
        messages = List.copyOf(messages);
        sandboxes = List.copyOf(sandboxes);
    }

    boolean isInForceIn(String sandbox) {
        return names(sandboxes, sandbox);
    }

    boolean isForMessages() {
        return !messages.isEmpty();
    }

    boolean fitsMessage(String message) {
        return messages.contains(ALL) || messages.contains(message);
    }

    boolean fits(RuleTarget target) {
        return messages.isEmpty()
                && (operations.contains(ALL) || names(operations, target.operation()))
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
                && messages.isEmpty()
                && sandboxes.isEmpty();
    }

    private static boolean names(List<String> named, String each) {
        return named.isEmpty() || named.contains(each);
    }
}
