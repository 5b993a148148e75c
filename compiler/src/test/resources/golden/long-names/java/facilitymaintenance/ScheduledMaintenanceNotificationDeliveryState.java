package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.SnakeCase;
import dev.ectype.runtime.emulator.model.TextEnum;

/** Declared as {@code ScheduledMaintenanceNotificationDeliveryState}. */
@Generated("dev.ectype")
public enum ScheduledMaintenanceNotificationDeliveryState implements TextEnum, SnakeCase {
    WAITING_FOR_APPROVAL_OF_THE_FACILITY_MANAGER, DELIVERED_TO_ALL_REGISTERED_RECIPIENTS, ACKNOWLEDGED, POSTPONED,
    CANCELED
}
