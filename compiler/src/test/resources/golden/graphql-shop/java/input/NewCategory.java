package input;

import dev.ectype.runtime.emulator.model.Generated;

/** Request body that creates a category. */
@Generated("dev.ectype")
public record NewCategory(String name) {}
