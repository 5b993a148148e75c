package library;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code GetBookRequest}. */
@Generated("dev.ectype")
public record GetBookRequest(@Nullable String id) {}
