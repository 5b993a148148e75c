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

/** Registers the data fetchers of a GraphQL schema; emitted code extends it. */
public abstract class DataFetchers implements AdapterExtension {
    private @Nullable SchemaCatalog catalog;

    /** Creates the fetchers. The runtime calls {@link #wire} later. */
    protected DataFetchers() {}

    /**
     * Registers a data fetcher per field. Fields without a fetcher are members of the resolved object.
     *
     * @param wiring the builder that receives the fetchers
     */
    protected abstract void wire(RuntimeWiring.Builder wiring);

    final void wire(SchemaCatalog known, RuntimeWiring.Builder wiring) {
        catalog = known;
        // A later fetcher of a field replaces an earlier one on purpose.
        wire(wiring.strictMode(false));
    }

    /**
     * Creates the wiring of a root type.
     *
     * @param root the operation type: {@code query}, {@code mutation} or {@code subscription}
     * @return the builder
     */
    protected final TypeRuntimeWiring.Builder type(String root) {
        String name = Objects.requireNonNull(catalog().rootType(root), root);
        return TypeRuntimeWiring.newTypeWiring(name).strictMode(false);
    }

    /**
     * Creates a fetcher that serves a root field with one call of its operation.
     *
     * @param root the operation type: {@code query}, {@code mutation} or {@code subscription}
     * @param field the name of the field
     * @return the fetcher
     */
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
