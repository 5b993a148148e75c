package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A scheduled maintenance notification. Declared as {@code ScheduledMaintenanceNotification}. */
@Generated("dev.ectype")
public record ScheduledMaintenanceNotification(
        @Nullable String id,
        @Nullable String subjectLine,
        @Nullable ScheduledMaintenanceNotificationState state,
        @Nullable List<ScheduledMaintenanceNotificationAffectedBuildingSection> affectedBuildingSections,
        @Nullable String scheduledBeginningOfTheMaintenanceWindow) {}
