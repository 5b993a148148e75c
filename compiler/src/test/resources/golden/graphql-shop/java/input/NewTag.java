package input;

import dev.ectype.runtime.emulator.model.Generated;

/** What a client sends to create a tag. */
@Generated("dev.ectype")
public record NewTag(String label) {}
