package forge;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** What a client sends to create an issue. */
@Generated("dev.ectype")
public record NewIssue(String title, @Nullable String body) {}
