package forge;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** What a client sends to change an issue. */
@Generated("dev.ectype")
public record IssueChanges(@Nullable String title, @Nullable String body) {}
