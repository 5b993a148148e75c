package library;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code ArchiveBookRequest}. */
@Generated("dev.ectype")
public record ArchiveBookRequest(@Nullable String id) {}
