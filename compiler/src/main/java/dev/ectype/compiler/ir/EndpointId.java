package dev.ectype.compiler.ir;

/** Identifies an operation by its unique {@code operationId}, else by its binding such as {@code GET /pets}. */
public record EndpointId(String value) implements Comparable<EndpointId> {
    @Override
    public int compareTo(EndpointId other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
