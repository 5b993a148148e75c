package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code ArchiveScheduledMaintenanceNotificationRequest}. */
@Generated("dev.ectype")
public record ArchiveScheduledMaintenanceNotificationRequest(@Nullable String id) {}
