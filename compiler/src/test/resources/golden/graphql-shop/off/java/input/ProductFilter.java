package input;

import dev.ectype.runtime.emulator.Generated;
import org.jspecify.annotations.Nullable;

/** A product filter. Declared as {@code ProductFilter}. */
@Generated("dev.ectype")
public record ProductFilter(@Nullable String categoryId) {}
