package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** A get scheduled maintenance notification request. Declared as {@code GetScheduledMaintenanceNotificationRequest}. */
@Generated("dev.ectype")
public record GetScheduledMaintenanceNotificationRequest(@Nullable String id) {}
