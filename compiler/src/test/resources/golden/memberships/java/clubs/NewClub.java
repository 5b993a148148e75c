package clubs;

import dev.ectype.runtime.emulator.model.Generated;

/** Request body that creates a club. Declared as {@code NewClub}. */
@Generated("dev.ectype")
public record NewClub(String title) {}
