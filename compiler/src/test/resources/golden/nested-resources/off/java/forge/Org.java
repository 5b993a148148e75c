package forge;

import dev.ectype.runtime.emulator.Generated;
import org.jspecify.annotations.Nullable;

/** An org. Declared as {@code Org}. */
@Generated("dev.ectype")
public record Org(String login, @Nullable String name) {}
