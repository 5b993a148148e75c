package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code DeleteScheduledMaintenanceNotificationRequest}. */
@Generated("dev.ectype")
public record DeleteScheduledMaintenanceNotificationRequest(@Nullable String id) {}
