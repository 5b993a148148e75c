package clubs;

import dev.ectype.runtime.emulator.model.Generated;

/** What a client sends to create a club. Declared as {@code NewClub}. */
@Generated("dev.ectype")
public record NewClub(String title) {}
