package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A scheduled maintenance notification affected building section. Declared as {@code
 * ScheduledMaintenanceNotification.AffectedBuildingSection}.
 */
@Generated("dev.ectype")
public record ScheduledMaintenanceNotificationAffectedBuildingSection(
        @Nullable String buildingSectionIdentifier,
        @Nullable List<ScheduledMaintenanceNotificationAffectedBuildingSectionRequiredProtectiveEquipme>
                requiredProtectiveEquipment) {}
