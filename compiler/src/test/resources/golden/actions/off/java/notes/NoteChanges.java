package notes;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Declared as {@code NoteChanges}. */
@Generated("dev.ectype")
public record NoteChanges(@Nullable String title, @Nullable List<String> labels, @Nullable String assignee) {}
