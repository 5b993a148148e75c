package input;

import dev.ectype.runtime.emulator.model.Generated;

/** A category. Declared as {@code Category}. */
@Generated("dev.ectype")
public record Category(String id, String name) {}
