package input;

import dev.ectype.runtime.emulator.model.Generated;

/** What a client sends to create a category. */
@Generated("dev.ectype")
public record NewCategory(String name) {}
