package dev.ectype.compiler.ir;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A field of a GraphQL root type.
 *
 * @param spread the arguments that are objects whose members stand in the request itself, rather than in a member of it
 * @param inputs the types of those arguments, in the same order
 * @param tells the type of the things that a subscription tells of, or null where there is none
 * @param gives in which form the field gives what the reply shows
 */
public record GraphQlField(
        RootType root,
        String field,
        List<String> spread,
        List<String> inputs,
        @Nullable String tells,
        GraphQlForm gives)
        implements Binding {
    public GraphQlField {
        spread = List.copyOf(spread);
        inputs = List.copyOf(inputs);
    }

    /** The three root types. */
    public enum RootType {
        QUERY,
        MUTATION,
        SUBSCRIPTION
    }

    @Override
    public boolean isAsked() {
        return root != RootType.SUBSCRIPTION;
    }

    @Override
    public String words() {
        return root.name().toLowerCase(Locale.ROOT) + " " + field;
    }
}
