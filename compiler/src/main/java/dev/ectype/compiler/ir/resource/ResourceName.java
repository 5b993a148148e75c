package dev.ectype.compiler.ir.resource;

/** Names a resource in state, snapshots, fixtures and filters: the plural noun of its collection. */
public record ResourceName(String value) implements Comparable<ResourceName> {
    @Override
    public int compareTo(ResourceName other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
