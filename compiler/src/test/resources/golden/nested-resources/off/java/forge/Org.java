package forge;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Org}. */
@Generated("dev.ectype")
public record Org(String login, @Nullable String name) {}
