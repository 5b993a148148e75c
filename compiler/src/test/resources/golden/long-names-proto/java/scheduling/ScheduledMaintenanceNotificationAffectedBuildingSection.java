package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.json.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Declared as {@code ScheduledMaintenanceNotification.AffectedBuildingSection}. */
@Generated("dev.ectype")
public record ScheduledMaintenanceNotificationAffectedBuildingSection(
        @Nullable String buildingSectionIdentifier, @Nullable List<Document> requiredProtectiveEquipment) {}
