package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code NewScheduledMaintenanceNotification}. */
@Generated("dev.ectype")
public record NewScheduledMaintenanceNotification(
        String subjectLine,
        @Nullable String responsibleTechnicianEmailAddress,
        @Nullable String affectedBuildingSectionIdentifier) {}
