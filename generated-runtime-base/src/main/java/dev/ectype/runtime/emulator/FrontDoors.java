package dev.ectype.runtime.emulator;

import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.wire.FrontDoor;
import java.lang.reflect.InvocationTargetException;
import org.jspecify.annotations.Nullable;

/** Opens the front door that a plan needs; its library is not there where no plan does. */
final class FrontDoors {
    private static final String GRAPHQL = "dev.ectype.runtime.graphql.GraphQlDoor";

    private FrontDoors() {}

    static @Nullable FrontDoor of(Plan plan) {
        return plan.graphQl() == null ? null : open(plan);
    }

    private static FrontDoor open(Plan plan) {
        try {
            return (FrontDoor) Class.forName(GRAPHQL, true, FrontDoors.class.getClassLoader())
                    .getConstructor(Plan.class)
                    .newInstance(plan);
        } catch (InvocationTargetException | NoClassDefFoundError missing) {
            throw new IllegalStateException(
                    "an API that is described in GraphQL needs com.graphql-java:graphql-java on the class path",
                    missing);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("cannot open " + GRAPHQL, broken);
        }
    }
}
