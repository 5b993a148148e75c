package notes;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Named;
import org.jspecify.annotations.Nullable;

/** What a client sends to assign note. */
@Generated("dev.ectype")
public record AssignNoteBody(@Nullable String assignee,
        @Named("notify") @Nullable Boolean notify_) {}
