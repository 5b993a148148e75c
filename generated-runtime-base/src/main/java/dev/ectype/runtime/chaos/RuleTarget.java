package dev.ectype.runtime.chaos;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation as rules name it.
 *
 * @param resource what it works on, or null
 * @param path as it is described: {@code /pets/{petId}}
 */
public record RuleTarget(String operation, @Nullable String resource, List<String> tags, String method, String path) {
    public RuleTarget {
        tags = List.copyOf(tags);
    }
}
