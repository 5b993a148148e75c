package scheduling;

import dev.ectype.runtime.emulator.model.Generated;

/** Declared as {@code CreateScheduledMaintenanceNotificationRequest}. */
@Generated("dev.ectype")
public record CreateScheduledMaintenanceNotificationRequest(
        ScheduledMaintenanceNotification scheduledMaintenanceNotification) {}
