package input;

import dev.ectype.runtime.emulator.Generated;

/** What a client sends to create a category. */
@Generated("dev.ectype")
public record NewCategory(String name) {}
