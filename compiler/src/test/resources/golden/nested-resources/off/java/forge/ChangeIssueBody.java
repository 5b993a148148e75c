package forge;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** What a client sends to change issue. */
@Generated("dev.ectype")
public record ChangeIssueBody(@Nullable String title, @Nullable String body) {}
