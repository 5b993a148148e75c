package forge;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Request body of the operation change issue. */
@Generated("dev.ectype")
public record ChangeIssueBody(@Nullable String title, @Nullable String body) {}
