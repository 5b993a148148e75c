package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.server.protocol.ConnectionProtocol;
import dev.ectype.runtime.server.protocol.ProtocolPort;
import dev.ectype.runtime.wire.AdapterExtension;
import dev.ectype.runtime.wire.ProtocolAdapter;
import dev.ectype.runtime.wire.ProtocolAdapterFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Holds the protocol adapters that a plan needs. Their modules are optional for other plans. */
public final class ProtocolAdapters {
    private final Plan plan;
    private final List<ProtocolAdapter> adapters;

    private ProtocolAdapters(Plan plan, List<ProtocolAdapter> adapters) {
        this.plan = plan;
        this.adapters = List.copyOf(adapters);
    }

    /**
     * Creates the adapters of a plan.
     *
     * @param extension supplies the emitted fetchers of the GraphQL schema
     * @throws IllegalStateException if the module of an adapter or its library is not on the class path
     */
    static ProtocolAdapters of(Plan plan, Supplier<@Nullable AdapterExtension> extension) {
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
            return new ProtocolAdapters(plan, List.of());
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
        return new ProtocolAdapters(plan, adapters);
    }

    /** Returns the adapter that accepts a request, or null if the request goes to an API path. */
    public @Nullable ProtocolAdapter find(Request request) {
        for (ProtocolAdapter adapter : adapters) {
            if (adapter.accepts(request)) {
                return adapter;
            }
        }
        return null;
    }

    /** Returns whether an adapter answers a request while its body arrives. */
    public boolean streamsBody(Request request) {
        for (ProtocolAdapter adapter : adapters) {
            if (adapter.streamsBody(request)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether an adapter must be prepared before it can accept a request. */
    public boolean needsPreparation(Request request) {
        for (ProtocolAdapter adapter : adapters) {
            if (adapter.needsPreparation(request)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the port for MQTT, or null if neither the options nor the description ask for one.
     *
     * @param front the handler of all requests to the emulator
     */
    public @Nullable ProtocolPort mqttPort(EmulatorOptions options, HttpHandler front) {
        for (ProtocolAdapter adapter : adapters) {
            ConnectionProtocol protocol = adapter.connections(front, options.maxBody(), options.log());
            if (protocol != null && options.mqttPort() != null) {
                return new ProtocolPort(options.mqttPort(), protocol);
            }
            if (protocol != null && plan.hasMqttServer()) {
                // An emulator on any free port does not claim the usual port for MQTT, either.
                return new ProtocolPort(options.port() == 0 ? 0 : EmulatorOptions.USUAL_MQTT_PORT, protocol);
            }
        }
        return null;
    }
}
