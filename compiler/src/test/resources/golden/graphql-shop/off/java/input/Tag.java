package input;

import dev.ectype.runtime.emulator.model.Generated;

/** Declared as {@code Tag}. */
@Generated("dev.ectype")
public record Tag(String id, String label) {}
