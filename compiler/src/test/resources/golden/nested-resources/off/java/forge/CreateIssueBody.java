package forge;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Request body of the operation create issue. */
@Generated("dev.ectype")
public record CreateIssueBody(String title, @Nullable String body) {}
