package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/**
 * A scheduled maintenance notification affected building section required protective equipment. Declared as {@code
 * ScheduledMaintenanceNotification.AffectedBuildingSection.RequiredProtectiveEquipment}.
 */
@Generated("dev.ectype")
public record ScheduledMaintenanceNotificationAffectedBuildingSectionRequiredProtectiveEquipme(
        @Nullable String manufacturerProductIdentifier) {}
