package clubs;

import dev.ectype.runtime.emulator.model.Generated;

/** Request body that creates an user. Declared as {@code NewUser}. */
@Generated("dev.ectype")
public record NewUser(String name) {}
