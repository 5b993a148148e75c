package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/**
 * A scheduled maintenance notification delivery state. Declared as {@code
 * ScheduledMaintenanceNotificationDeliveryState}.
 */
@Generated("dev.ectype")
public enum ScheduledMaintenanceNotificationDeliveryState implements TextEnum {
    WAITING_FOR_APPROVAL_OF_THE_FACILITY_MANAGER("waiting_for_approval_of_the_facility_manager"),
    DELIVERED_TO_ALL_REGISTERED_RECIPIENTS("delivered_to_all_registered_recipients"),
    ACKNOWLEDGED("acknowledged"),
    POSTPONED("postponed"),
    CANCELED("canceled");

    private final String text;

    ScheduledMaintenanceNotificationDeliveryState(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
