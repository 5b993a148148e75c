package clubs;

import dev.ectype.runtime.emulator.model.Generated;

/** Declared as {@code NewClub}. */
@Generated("dev.ectype")
public record NewClub(String title) {}
