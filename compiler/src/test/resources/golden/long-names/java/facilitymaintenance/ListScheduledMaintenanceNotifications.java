package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Query;
import org.jspecify.annotations.Nullable;

/** Query parameters of {@link ScheduledMaintenanceNotificationOperations#listScheduledMaintenanceNotifications}. */
@Generated("dev.ectype")
public record ListScheduledMaintenanceNotifications(
        @Nullable String state,
        @Nullable String responsibleTechnicianEmailAddress,
        @Nullable String affectedBuildingSectionIdentifier,
        @Nullable Long limit,
        @Nullable Long offset) {
    public static ListScheduledMaintenanceNotifications of(Query query) {
        return new ListScheduledMaintenanceNotifications(
                query.text("state"),
                query.text("responsibleTechnicianEmailAddress"),
                query.text("affectedBuildingSectionIdentifier"),
                query.integer("limit"),
                query.integer("offset"));
    }
}
