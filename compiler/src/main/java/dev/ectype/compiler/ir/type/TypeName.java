package dev.ectype.compiler.ir.type;

/** Names a declared type, uniquely within an API. */
public record TypeName(String value) implements Comparable<TypeName> {
    @Override
    public int compareTo(TypeName other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
