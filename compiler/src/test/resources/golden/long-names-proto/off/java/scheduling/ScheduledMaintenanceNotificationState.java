package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** A scheduled maintenance notification state. Declared as {@code ScheduledMaintenanceNotification.State}. */
@Generated("dev.ectype")
public enum ScheduledMaintenanceNotificationState implements TextEnum {
    STATE_UNSPECIFIED("STATE_UNSPECIFIED"),
    WAITING_FOR_APPROVAL_OF_THE_FACILITY_MANAGER("WAITING_FOR_APPROVAL_OF_THE_FACILITY_MANAGER"),
    DELIVERED_TO_ALL_REGISTERED_RECIPIENTS("DELIVERED_TO_ALL_REGISTERED_RECIPIENTS"),
    CANCELLED("CANCELLED"),
    ARCHIVED("ARCHIVED");

    private final String text;

    ScheduledMaintenanceNotificationState(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
