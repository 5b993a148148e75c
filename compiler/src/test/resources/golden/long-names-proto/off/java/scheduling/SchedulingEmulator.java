package scheduling;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Scheduling v1. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class SchedulingEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new SchedulingEmulator(), arguments);
    }

    protected ScheduledMaintenanceNotificationServiceOperations scheduledMaintenanceNotificationService(
            RequestContext context) {
        return new ScheduledMaintenanceNotificationServiceOperations(context);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "scheduledMaintenanceNotificationService" -> scheduledMaintenanceNotificationService(context);
            default -> unknown(group);
        };
    }
}
