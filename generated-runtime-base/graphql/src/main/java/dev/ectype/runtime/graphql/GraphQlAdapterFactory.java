package dev.ectype.runtime.graphql;

import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.wire.AdapterExtension;
import dev.ectype.runtime.wire.ProtocolAdapter;
import dev.ectype.runtime.wire.ProtocolAdapterFactory;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Creates the adapter that serves GraphQL. */
public final class GraphQlAdapterFactory implements ProtocolAdapterFactory {
    /** Creates the factory. {@link java.util.ServiceLoader} calls it. */
    public GraphQlAdapterFactory() {}

    @Override
    public boolean isNeeded(Plan plan) {
        return plan.graphQl() != null;
    }

    @Override
    public ProtocolAdapter create(Plan plan, Supplier<@Nullable AdapterExtension> extension) {
        return new GraphQlAdapter(plan, extension);
    }
}
