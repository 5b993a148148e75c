package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code ListScheduledMaintenanceNotificationsRequest}. */
@Generated("dev.ectype")
public record ListScheduledMaintenanceNotificationsRequest(@Nullable Integer pageSize, @Nullable String pageToken) {}
