package input;

import dev.ectype.runtime.emulator.model.Generated;

/** Declared as {@code Size}. */
@Generated("dev.ectype")
public record Size(int width, int height) {}
