package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code CancelScheduledMaintenanceNotificationRequest}. */
@Generated("dev.ectype")
public record CancelScheduledMaintenanceNotificationRequest(@Nullable String id) {}
