package forge;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Request body that updates an issue. */
@Generated("dev.ectype")
public record IssueChanges(@Nullable String title, @Nullable String body) {}
