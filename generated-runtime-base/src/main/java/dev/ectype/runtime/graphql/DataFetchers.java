package dev.ectype.runtime.graphql;

import dev.ectype.runtime.graphql.fetch.RootFetcher;
import dev.ectype.runtime.graphql.fetch.RootField;
import dev.ectype.runtime.graphql.fetch.SchemaCatalog;
import dev.ectype.runtime.graphql.fetch.SubscriptionFetcher;
import dev.ectype.runtime.wire.AdapterExtension;
import graphql.schema.DataFetcher;
import graphql.schema.idl.RuntimeWiring;
import graphql.schema.idl.TypeRuntimeWiring;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What fetches the fields of a schema; what is emitted for a schema extends it. */
public abstract class DataFetchers implements AdapterExtension {
    private @Nullable SchemaCatalog catalog;

    protected DataFetchers() {}

    /** Says what fetches which field; what nobody fetches is a member of what is shown. */
    protected abstract void wire(RuntimeWiring.Builder wiring);

    final void wire(SchemaCatalog known, RuntimeWiring.Builder wiring) {
        catalog = known;
        // Who wires a field again means that.
        wire(wiring.strictMode(false));
    }

    /** The wiring of a root type, by what it is the root of: {@code query}, {@code mutation} or {@code subscription}. */
    protected final TypeRuntimeWiring.Builder type(String root) {
        String name = Objects.requireNonNull(catalog().rootType(root), root);
        return TypeRuntimeWiring.newTypeWiring(name).strictMode(false);
    }

    /** What fetches a field of a root type by one call of the operation that it is. */
    protected final DataFetcher<@Nullable Object> fetcher(String root, String field) {
        RootField known = Objects.requireNonNull(catalog().rootField(root, field), field);
        return root.equals("subscription")
                ? new SubscriptionFetcher(catalog(), known)
                : new RootFetcher(catalog(), known);
    }

    private SchemaCatalog catalog() {
        return Objects.requireNonNull(catalog, "the plan of the schema");
    }
}
