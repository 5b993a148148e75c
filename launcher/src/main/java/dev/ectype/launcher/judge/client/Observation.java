package dev.ectype.launcher.judge.client;

import dev.ectype.launcher.judge.description.DescribedOperation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds a response that the client did not expect.
 *
 * @param operations the operations that it used, the most suspicious first
 * @param name the identifying or referring member, or the state that the client expected, or null
 * @param exchanges the requests and responses, one on each line
 */
public record Observation(
        Kind kind,
        List<DescribedOperation> operations,
        @Nullable String name,
        String text,
        List<String> exchanges) {
    public Observation {
        operations = List.copyOf(operations);
        exchanges = List.copyOf(exchanges);
    }

    /** Lists the kinds of unexpected responses. */
    public enum Kind {
        /** A created instance is found by another member than the one that the parameter names. */
        FOUND_BY_OTHER_MEMBER,
        /** A created instance is not found. */
        NOT_FOUND,
        /** Another instance is found. */
        OTHER_FOUND,
        /** An instance is found that nobody created. */
        NEVER_CREATED,
        /** A created instance is missing in the list of its path. */
        NOT_LISTED,
        /** A created instance is in the list of another path. */
        IN_OTHER_LIST,
        /** A created instance is in the list of a parent that is not its own. */
        IN_OTHER_PARENT,
        /** A created instance shows another referenced instance than the one whose identifier was sent. */
        OTHER_REFERENCED,
        /** A member does not have the value that was sent. */
        NOT_UPDATED,
        /** A deleted instance is still found. */
        NOT_DELETED,
        /** An action changed several states at once. */
        SEVERAL_STATES,
        /** An action led to another state than its name says. */
        OTHER_STATE
    }

    public DescribedOperation first() {
        return operations.get(0);
    }
}
