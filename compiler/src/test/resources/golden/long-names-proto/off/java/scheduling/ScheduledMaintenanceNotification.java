package scheduling;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.json.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Declared as {@code ScheduledMaintenanceNotification}. */
@Generated("dev.ectype")
public record ScheduledMaintenanceNotification(
        @Nullable String id,
        @Nullable String subjectLine,
        @Nullable String state,
        @Nullable List<Document> affectedBuildingSections,
        @Nullable String scheduledBeginningOfTheMaintenanceWindow) {}
