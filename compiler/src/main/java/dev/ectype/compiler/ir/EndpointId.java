package dev.ectype.compiler.ir;

/** Identifies an operation by its unique {@code operationId}, else by its binding such as {@code GET /pets}. */
public record EndpointId(String value) implements Comparable<EndpointId> {
    @Override
    public int compareTo(EndpointId other) {
        return value.compareTo(other.value);
    }

    // A new JVM takes long to call the generated methods of records, and these values are the keys of most maps.

    @Override
    public boolean equals(Object other) {
        return other instanceof EndpointId id && value.equals(id.value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public String toString() {
        return value;
    }
}
