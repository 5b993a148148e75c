package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.JsonName;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.ResourceKind;
import dev.ectype.runtime.emulator.model.SnakeCase;
import dev.ectype.runtime.emulator.model.TextEnum;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Declared as {@code ScheduledMaintenanceNotification}. */
@Generated("dev.ectype")
public record ScheduledMaintenanceNotification(
        String id, String subjectLine, ScheduledMaintenanceNotificationDeliveryState state,
        @Nullable String responsibleTechnicianEmailAddress, @Nullable String affectedBuildingSectionIdentifier,
        @Nullable Recurrence recurrence, @Nullable String scheduledBeginningOfTheMaintenanceWindow,
        @Nullable String scheduledEndOfTheMaintenanceWindow, @Nullable Long numberOfRemindersThatWereAlreadyDelivered,
        @Nullable Map<String, String> labels) {
    public static final ResourceKind<ScheduledMaintenanceNotification> RESOURCE =
            ResourceKind.of("scheduledMaintenanceNotifications", ScheduledMaintenanceNotification.class);
    public static final Member<ScheduledMaintenanceNotificationDeliveryState> STATE =
            Member.of("state", ScheduledMaintenanceNotificationDeliveryState.class);
    public static final Member<String> RESPONSIBLE_TECHNICIAN_EMAIL_ADDRESS =
            Member.of("responsibleTechnicianEmailAddress", String.class);
    public static final Member<String> AFFECTED_BUILDING_SECTION_IDENTIFIER =
            Member.of("affectedBuildingSectionIdentifier", String.class);
    public static final List<ScheduledMaintenanceNotificationDeliveryState>
            WAITING_FOR_APPROVAL_OF_THE_FACILITY_MANAGER_OR_2_OTHERS = List.of(
                    ScheduledMaintenanceNotificationDeliveryState.WAITING_FOR_APPROVAL_OF_THE_FACILITY_MANAGER,
                    ScheduledMaintenanceNotificationDeliveryState.ACKNOWLEDGED,
                    ScheduledMaintenanceNotificationDeliveryState.POSTPONED);

    public enum Recurrence implements TextEnum, SnakeCase {
        ONCE,
        @JsonName(
                "every working day except those before a public holiday in the country of the facility, unless the "
                        + "department has agreed on another calendar with its contractors")
        EVERY_WORKING_DAY_EXCEPT_THOSE_BEFORE_A_PUBLIC_HOLIDAY_IN_THE_COUNTRY_OF_THE_FAC
    }
}
