package dev.ectype.runtime.state;

/** The name of a collection of rows, such as {@code pets}. */
public record ResourceName(String value) {
    public ResourceName {
        if (value.isEmpty() || value.indexOf('/') >= 0) {
            throw new IllegalArgumentException(
                    "a resource name is not empty and holds no slash, but was '" + value + "'");
        }
    }

    public static ResourceName of(String value) {
        return new ResourceName(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
