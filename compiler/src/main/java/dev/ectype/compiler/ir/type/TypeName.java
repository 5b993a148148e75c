package dev.ectype.compiler.ir.type;

/** Names a declared type, uniquely within an API. */
public record TypeName(String value) implements Comparable<TypeName> {
    @Override
    public int compareTo(TypeName other) {
        return value.compareTo(other.value);
    }

    // A new JVM takes long to call the generated methods of records, and these values are the keys of most maps.

    @Override
    public boolean equals(Object other) {
        return other instanceof TypeName name && value.equals(name.value);
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
