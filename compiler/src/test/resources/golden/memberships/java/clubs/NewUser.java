package clubs;

import dev.ectype.runtime.emulator.model.Generated;

/** What a client sends to create an user. Declared as {@code NewUser}. */
@Generated("dev.ectype")
public record NewUser(String name) {}
