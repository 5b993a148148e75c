package library;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** A create book request. Declared as {@code CreateBookRequest}. */
@Generated("dev.ectype")
public record CreateBookRequest(@Nullable Book book) {}
