package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code ScheduledMaintenanceNotificationChanges}. */
@Generated("dev.ectype")
public record ScheduledMaintenanceNotificationChanges(
        @Nullable String subjectLine, @Nullable String responsibleTechnicianEmailAddress) {}
