package clubs;

import dev.ectype.runtime.emulator.model.Generated;

/** Declared as {@code NewUser}. */
@Generated("dev.ectype")
public record NewUser(String name) {}
