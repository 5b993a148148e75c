package library;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code DeleteBookRequest}. */
@Generated("dev.ectype")
public record DeleteBookRequest(@Nullable String id) {}
