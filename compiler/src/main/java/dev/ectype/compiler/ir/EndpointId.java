package dev.ectype.compiler.ir;

/** The name of an operation: its unique {@code operationId}, else its binding in words such as {@code GET /pets}. */
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
