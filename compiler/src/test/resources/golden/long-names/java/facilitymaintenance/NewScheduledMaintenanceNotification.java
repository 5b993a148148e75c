package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/**
 * Request body that creates a scheduled maintenance notification. Declared as {@code
 * NewScheduledMaintenanceNotification}.
 */
@Generated("dev.ectype")
public record NewScheduledMaintenanceNotification(
        String subjectLine,
        @Nullable String responsibleTechnicianEmailAddress,
        @Nullable String affectedBuildingSectionIdentifier) {}
