package notes;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Declared as {@code NewNote}. */
@Generated("dev.ectype")
public record NewNote(String title, @Nullable List<String> labels) {}
