package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/**
 * A delete scheduled maintenance notification request. Declared as {@code
 * DeleteScheduledMaintenanceNotificationRequest}.
 */
@Generated("dev.ectype")
public record DeleteScheduledMaintenanceNotificationRequest(@Nullable String id) {}
