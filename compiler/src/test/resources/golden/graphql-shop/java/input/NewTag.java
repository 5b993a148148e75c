package input;

import dev.ectype.runtime.emulator.model.Generated;

/** Request body that creates a tag. */
@Generated("dev.ectype")
public record NewTag(String label) {}
