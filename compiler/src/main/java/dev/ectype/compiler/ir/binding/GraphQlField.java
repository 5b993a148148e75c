package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.json.JsonName;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A field of a GraphQL root type.
 *
 * @param spread the arguments that are objects whose members stand in the request itself, rather than in a member of it
 * @param inputs the types of those arguments, in the same order
 * @param eventType the type of the things that a subscription tells of, or null where there is none
 * @param resultForm in which form the field gives what the reply shows
 */
public record GraphQlField(
        RootType root,
        String field,
        List<String> spread,
        List<String> inputs,
        @JsonName("tells") @Nullable String eventType,
        @JsonName("gives") GraphQlForm resultForm)
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
    public boolean isClientInitiated() {
        return root != RootType.SUBSCRIPTION;
    }

    @Override
    public String words() {
        return root.name().toLowerCase(Locale.ROOT) + " " + field;
    }
}
