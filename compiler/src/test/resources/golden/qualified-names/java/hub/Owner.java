package hub;

import dev.ectype.runtime.emulator.model.Generated;

/** Declared as {@code Owner}. */
@Generated("dev.ectype")
public record Owner(String login) {}
