package hub;

import dev.ectype.runtime.emulator.model.Generated;

/** An owner. Declared as {@code Owner}. */
@Generated("dev.ectype")
public record Owner(String login) {}
