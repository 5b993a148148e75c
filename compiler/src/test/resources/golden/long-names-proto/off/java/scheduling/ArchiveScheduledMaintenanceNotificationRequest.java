package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/**
 * An archive scheduled maintenance notification request. Declared as {@code
 * ArchiveScheduledMaintenanceNotificationRequest}.
 */
@Generated("dev.ectype")
public record ArchiveScheduledMaintenanceNotificationRequest(@Nullable String id) {}
