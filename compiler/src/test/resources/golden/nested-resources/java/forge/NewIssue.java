package forge;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Request body that creates an issue. */
@Generated("dev.ectype")
public record NewIssue(String title, @Nullable String body) {}
