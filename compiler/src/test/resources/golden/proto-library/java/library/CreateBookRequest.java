package library;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code CreateBookRequest}. */
@Generated("dev.ectype")
public record CreateBookRequest(@Nullable Book book) {}
