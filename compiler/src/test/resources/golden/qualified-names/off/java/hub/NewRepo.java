package hub;

import dev.ectype.runtime.emulator.model.Generated;

/** What a client sends to create a repo. Declared as {@code NewRepo}. */
@Generated("dev.ectype")
public record NewRepo(String name) {}
