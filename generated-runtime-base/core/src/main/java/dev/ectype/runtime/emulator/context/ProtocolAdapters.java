package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.wire.AdapterExtension;
import dev.ectype.runtime.wire.ProtocolAdapter;
import dev.ectype.runtime.wire.ProtocolAdapterFactory;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Creates the protocol adapters that a plan needs. Their modules are optional for other plans. */
final class ProtocolAdapters {
    private ProtocolAdapters() {}

    /**
     * Creates the adapters of a plan.
     *
     * @param extension supplies the emitted fetchers of the GraphQL schema
     * @throws IllegalStateException if the module of an adapter or its library is not on the class path
     */
    static List<ProtocolAdapter> of(Plan plan, Supplier<@Nullable AdapterExtension> extension) {
        int expected = (plan.graphQl() == null ? 0 : 1) + (plan.grpc() == null ? 0 : 1);
        if (expected == 0) {
            return List.of();
        }
        List<ProtocolAdapter> adapters;
        try {
            adapters = factories().stream()
                    .filter(factory -> factory.isNeeded(plan))
                    .map(factory -> factory.create(plan, extension))
                    .toList();
        } catch (NoClassDefFoundError library) {
            throw missing(plan, library);
        }
        if (adapters.size() != expected) {
            throw missing(plan, null);
        }
        return adapters;
    }

    /** Uses the class loader of the runtime, because threads of a server may have another one. */
    private static List<ProtocolAdapterFactory> factories() {
        return ServiceLoader.load(ProtocolAdapterFactory.class, ProtocolAdapters.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    private static IllegalStateException missing(Plan plan, @Nullable Throwable cause) {
        String artifacts = (plan.graphQl() == null ? "" : "dev.ectype:ectype-graphql")
                + (plan.graphQl() == null || plan.grpc() == null ? "" : " and ")
                + (plan.grpc() == null ? "" : "dev.ectype:ectype-grpc");
        return new IllegalStateException(
                "The emulator of " + plan.api().name() + " needs " + artifacts
                        + " with all dependencies on the class path",
                cause);
    }
}
