package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.ResourceKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Declared as {@code ScheduledMaintenanceNotification}. */
@Generated("dev.ectype")
public record ScheduledMaintenanceNotification(
        @Nullable String id,
        @Nullable String subjectLine,
        @Nullable ScheduledMaintenanceNotificationState state,
        @Nullable List<ScheduledMaintenanceNotificationAffectedBuildingSection> affectedBuildingSections,
        @Nullable String scheduledBeginningOfTheMaintenanceWindow) {
    public static final ResourceKind<ScheduledMaintenanceNotification> RESOURCE =
            ResourceKind.of("scheduledMaintenanceNotifications", ScheduledMaintenanceNotification.class);
    public static final Member<ScheduledMaintenanceNotificationState> STATE =
            Member.of("state", ScheduledMaintenanceNotificationState.class);
}
