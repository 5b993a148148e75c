package hub;

import dev.ectype.runtime.emulator.model.Generated;

/** Request body that creates a repo. Declared as {@code NewRepo}. */
@Generated("dev.ectype")
public record NewRepo(String name) {}
