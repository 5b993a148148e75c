package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/**
 * A cancel scheduled maintenance notification request. Declared as {@code
 * CancelScheduledMaintenanceNotificationRequest}.
 */
@Generated("dev.ectype")
public record CancelScheduledMaintenanceNotificationRequest(@Nullable String id) {}
