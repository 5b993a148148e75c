package library;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code ListBooksRequest}. */
@Generated("dev.ectype")
public record ListBooksRequest(@Nullable Integer pageSize, @Nullable String pageToken, @Nullable Genre genre) {}
