package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.wire.AdapterExtension;
import dev.ectype.runtime.wire.ProtocolAdapter;
import dev.ectype.runtime.wire.ProtocolAdapterFactory;
import java.util.ArrayList;
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
        List<String> artifacts = new ArrayList<>();
        if (plan.graphQl() != null) {
            artifacts.add("dev.ectype:ectype-graphql");
        }
        if (plan.grpc() != null) {
            artifacts.add("dev.ectype:ectype-grpc");
        }
        if (plan.hasChannels()) {
            artifacts.add("dev.ectype:ectype-channel");
        }
        if (artifacts.isEmpty()) {
            return List.of();
        }
        List<ProtocolAdapter> adapters = new ArrayList<>();
        LinkageError cause = null;
        try {
            // The class loader of the runtime, because threads of a server may have another one.
            for (ProtocolAdapterFactory factory :
                    ServiceLoader.load(ProtocolAdapterFactory.class, ProtocolAdapters.class.getClassLoader())) {
                if (factory.isNeeded(plan)) {
                    adapters.add(factory.create(plan, extension));
                }
            }
        } catch (NoClassDefFoundError library) {
            cause = library;
        }
        if (adapters.size() < artifacts.size()) {
            throw new IllegalStateException(
                    "The emulator of " + plan.api().name() + " needs " + String.join(" and ", artifacts)
                            + " with all dependencies on the class path",
                    cause);
        }
        return List.copyOf(adapters);
    }
}
