package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.json.JsonName;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Binds an operation to a field of a GraphQL root type.
 *
 * @param spread the object arguments with members that become members of the request itself
 * @param inputs the types of these arguments, in the same order
 * @param eventType the type of the instances in a subscription's events, or null
 * @param resultForm the form in which the field returns the reply
 */
public record GraphQlField(
        RootType root,
        String field,
        List<String> spread,
        List<String> inputs,
        @JsonName("tells") @Nullable String eventType,
        @JsonName("gives") GraphQlForm resultForm)
        implements Binding {
    /** The member of inputs and payloads with which clients recognise their mutations, named by the specification of Relay. */
    public static final String CLIENT_MUTATION_ID = "clientMutationId";

    public GraphQlField {
        spread = List.copyOf(spread);
        inputs = List.copyOf(inputs);
    }

    /** Returns the binding with other names of the arguments in {@code spread}. */
    public GraphQlField withSpread(List<String> changed) {
        return new GraphQlField(root, field, changed, inputs, eventType, resultForm);
    }

    /** Lists the three root types. */
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
    public boolean isQuery() {
        return root == RootType.QUERY;
    }

    @Override
    public boolean isMutation() {
        return root == RootType.MUTATION;
    }

    @Override
    public boolean returnsConnection() {
        return resultForm instanceof GraphQlForm.Connection;
    }

    @Override
    public @Nullable String callName() {
        return isClientInitiated() ? field : null;
    }

    @Override
    public String label() {
        return root.name();
    }

    @Override
    public String address() {
        return field;
    }

    @Override
    public @Nullable String eventName() {
        return isClientInitiated() ? null : field;
    }

    @Override
    public String groupName() {
        return root.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String words() {
        return groupName() + " " + field;
    }
}
