package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.wire.AdapterExtension;
import dev.ectype.runtime.wire.ProtocolAdapter;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Creates the protocol adapters that a plan needs. Their libraries are optional for other plans. */
final class ProtocolAdapters {
    private static final String GRAPHQL = "dev.ectype.runtime.graphql.GraphQlAdapter";
    private static final String GRPC = "dev.ectype.runtime.grpc.GrpcAdapter";

    private ProtocolAdapters() {}

    /**
     * Creates the adapters of a plan.
     *
     * @param wiring supplies the emitted wiring of the GraphQL schema
     */
    static List<ProtocolAdapter> of(Plan plan, Supplier<@Nullable AdapterExtension> wiring) {
        List<ProtocolAdapter> adapters = new ArrayList<>();
        if (plan.graphQl() != null) {
            adapters.add(open(plan, wiring, GRAPHQL, "GraphQL", "com.graphql-java:graphql-java"));
        }
        if (plan.grpc() != null) {
            adapters.add(open(plan, wiring, GRPC, "Protocol Buffers", "com.google.protobuf:protobuf-java"));
        }
        return List.copyOf(adapters);
    }

    private static ProtocolAdapter open(
            Plan plan, Supplier<@Nullable AdapterExtension> wiring, String className, String language, String library) {
        try {
            return (ProtocolAdapter) Class.forName(className, true, ProtocolAdapters.class.getClassLoader())
                    .getConstructor(Plan.class, Supplier.class)
                    .newInstance(plan, wiring);
        } catch (InvocationTargetException | NoClassDefFoundError missing) {
            throw new IllegalStateException(
                    "an API that is described in " + language + " needs " + library + " on the class path", missing);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("cannot open " + className, broken);
        }
    }
}
