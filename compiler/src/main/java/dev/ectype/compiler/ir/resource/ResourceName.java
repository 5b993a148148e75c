package dev.ectype.compiler.ir.resource;

/** The name of a resource as state, snapshots, fixtures and filters say it: the plural noun of its collection. */
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
