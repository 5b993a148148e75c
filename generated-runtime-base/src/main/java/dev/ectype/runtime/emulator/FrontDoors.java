package dev.ectype.runtime.emulator;

import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.wire.FrontDoor;
import dev.ectype.runtime.wire.Wired;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Opens the front doors that a plan needs; their libraries are not there where no plan does. */
final class FrontDoors {
    private static final String GRAPHQL = "dev.ectype.runtime.graphql.GraphQlDoor";
    private static final String GRPC = "dev.ectype.runtime.grpc.GrpcDoor";

    private FrontDoors() {}

    /** @param wired gives what was emitted for the door of GraphQL, when that is opened */
    static List<FrontDoor> of(Plan plan, Supplier<@Nullable Wired> wired) {
        List<FrontDoor> doors = new ArrayList<>();
        if (plan.graphQl() != null) {
            doors.add(open(plan, wired, GRAPHQL, "GraphQL", "com.graphql-java:graphql-java"));
        }
        if (plan.grpc() != null) {
            doors.add(open(plan, wired, GRPC, "Protocol Buffers", "com.google.protobuf:protobuf-java"));
        }
        return List.copyOf(doors);
    }

    private static FrontDoor open(
            Plan plan, Supplier<@Nullable Wired> wired, String door, String language, String library) {
        try {
            return (FrontDoor) Class.forName(door, true, FrontDoors.class.getClassLoader())
                    .getConstructor(Plan.class, Supplier.class)
                    .newInstance(plan, wired);
        } catch (InvocationTargetException | NoClassDefFoundError missing) {
            throw new IllegalStateException(
                    "an API that is described in " + language + " needs " + library + " on the class path", missing);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("cannot open " + door, broken);
        }
    }
}
