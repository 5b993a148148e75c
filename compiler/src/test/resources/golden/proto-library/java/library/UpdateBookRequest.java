package library;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code UpdateBookRequest}. */
@Generated("dev.ectype")
public record UpdateBookRequest(@Nullable Book book, @Nullable String updateMask) {}
