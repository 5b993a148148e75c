package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/**
 * A create scheduled maintenance notification request. Declared as {@code
 * CreateScheduledMaintenanceNotificationRequest}.
 */
@Generated("dev.ectype")
public record CreateScheduledMaintenanceNotificationRequest(
        @Nullable ScheduledMaintenanceNotification scheduledMaintenanceNotification) {}
