package dev.ectype.compiler.ir;

/** A field of a GraphQL root type. */
public record GraphQlField(RootType root, String field) implements Binding {
    /** The three root types. */
    public enum RootType {
        QUERY,
        MUTATION,
        SUBSCRIPTION
    }

    @Override
    public String words() {
        return root.name().toLowerCase(java.util.Locale.ROOT) + " " + field;
    }
}
