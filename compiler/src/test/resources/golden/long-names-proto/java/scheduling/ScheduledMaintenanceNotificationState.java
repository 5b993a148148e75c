package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** Declared as {@code ScheduledMaintenanceNotification.State}. */
@Generated("dev.ectype")
public enum ScheduledMaintenanceNotificationState implements TextEnum {
    STATE_UNSPECIFIED, WAITING_FOR_APPROVAL_OF_THE_FACILITY_MANAGER, DELIVERED_TO_ALL_REGISTERED_RECIPIENTS, CANCELLED,
    ARCHIVED
}
