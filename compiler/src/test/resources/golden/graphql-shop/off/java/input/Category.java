package input;

import dev.ectype.runtime.emulator.model.Generated;

/** Declared as {@code Category}. */
@Generated("dev.ectype")
public record Category(String id, String name) {}
