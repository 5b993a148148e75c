package forge;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** What a client sends to create issue. */
@Generated("dev.ectype")
public record CreateIssueBody(String title, @Nullable String body) {}
