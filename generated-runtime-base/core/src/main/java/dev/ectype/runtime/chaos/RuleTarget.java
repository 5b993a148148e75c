package dev.ectype.runtime.chaos;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes an operation for the matching of rules.
 *
 * @param resource the resource of the operation, or null
 * @param path the described path: {@code /pets/{petId}}
 * @param message the message that the operation publishes on a channel, or null
 */
public record RuleTarget(
        String operation,
        @Nullable String resource,
        List<String> tags,
        String method,
        String path,
        @Nullable String message) {
    public RuleTarget {
        tags = List.copyOf(tags);
    }
}
