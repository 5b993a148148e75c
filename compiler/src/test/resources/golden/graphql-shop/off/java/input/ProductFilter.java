package input;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code ProductFilter}. */
@Generated("dev.ectype")
public record ProductFilter(@Nullable String categoryId) {}
