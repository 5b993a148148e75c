package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** A scheduled maintenance notification recurrence. */
@Generated("dev.ectype")
public enum ScheduledMaintenanceNotificationRecurrence implements TextEnum {
    ONCE("once"),
    EVERY_WORKING_DAY_EXCEPT_THOSE_BEFORE_A_PUBLIC_HOLIDAY_IN_THE_COUNTRY_OF_THE_FAC(
            "every working day except those before a public holiday in the country of the facility, unless the "
                    + "department has agreed on another calendar with its contractors");

    private final String text;

    ScheduledMaintenanceNotificationRecurrence(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
