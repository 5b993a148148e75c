package dev.ectype.runtime.emulator;

import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.wire.FrontDoor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;

/** Opens the front doors that a plan needs; their libraries are not there where no plan does. */
final class FrontDoors {
    private static final String GRAPHQL = "dev.ectype.runtime.graphql.GraphQlDoor";
    private static final String GRPC = "dev.ectype.runtime.grpc.GrpcDoor";

    private FrontDoors() {}

    static List<FrontDoor> of(Plan plan) {
        List<FrontDoor> doors = new ArrayList<>();
        if (plan.graphQl() != null) {
            doors.add(open(plan, GRAPHQL, "GraphQL", "com.graphql-java:graphql-java"));
        }
        if (plan.grpc() != null) {
            doors.add(open(plan, GRPC, "Protocol Buffers", "com.google.protobuf:protobuf-java"));
        }
        return List.copyOf(doors);
    }

    private static FrontDoor open(Plan plan, String door, String language, String library) {
        try {
            return (FrontDoor) Class.forName(door, true, FrontDoors.class.getClassLoader())
                    .getConstructor(Plan.class)
                    .newInstance(plan);
        } catch (InvocationTargetException | NoClassDefFoundError missing) {
            throw new IllegalStateException(
                    "an API that is described in " + language + " needs " + library + " on the class path", missing);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("cannot open " + door, broken);
        }
    }
}
