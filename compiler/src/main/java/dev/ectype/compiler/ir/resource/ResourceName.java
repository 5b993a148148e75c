package dev.ectype.compiler.ir.resource;

/** Names a resource in state, snapshots, fixtures and filters: the plural noun of its collection. */
public record ResourceName(String value) implements Comparable<ResourceName> {
    @Override
    public int compareTo(ResourceName other) {
        return value.compareTo(other.value);
    }

    // A new JVM takes long to call the generated methods of records, and these values are the keys of most maps.

    @Override
    public boolean equals(Object other) {
        return other instanceof ResourceName name && value.equals(name.value);
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
