package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code GetScheduledMaintenanceNotificationRequest}. */
@Generated("dev.ectype")
public record GetScheduledMaintenanceNotificationRequest(@Nullable String id) {}
