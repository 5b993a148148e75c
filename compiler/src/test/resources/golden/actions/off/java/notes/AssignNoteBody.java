package notes;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.JsonName;
import org.jspecify.annotations.Nullable;

/** Request body of the operation assign note. */
@Generated("dev.ectype")
public record AssignNoteBody(@Nullable String assignee, @JsonName("notify") @Nullable Boolean notify_) {}
