package dev.ectype.runtime.state.id;

import org.jspecify.annotations.Nullable;

/** Names a collection of rows, such as {@code pets}. */
public record ResourceName(String value) {
    public ResourceName {
        if (value.isEmpty() || value.indexOf('/') >= 0) {
            throw new IllegalArgumentException(
                    "a resource name must not be empty or contain a slash, but was '" + value + "'");
        }
    }

    public static ResourceName of(String value) {
        return new ResourceName(value);
    }

    @Override
    public String toString() {
        return value;
    }

    // Written out, because a record's own form generates classes at its first call, during the start of an emulator.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ResourceName that && value.equals(that.value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }
}
