package hub;

import dev.ectype.runtime.emulator.model.Generated;

/** Declared as {@code NewRepo}. */
@Generated("dev.ectype")
public record NewRepo(String name) {}
