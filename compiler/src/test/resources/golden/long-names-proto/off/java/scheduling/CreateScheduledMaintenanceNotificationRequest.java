package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code CreateScheduledMaintenanceNotificationRequest}. */
@Generated("dev.ectype")
public record CreateScheduledMaintenanceNotificationRequest(
        @Nullable ScheduledMaintenanceNotification scheduledMaintenanceNotification) {}
