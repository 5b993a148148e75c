package library;

import dev.ectype.runtime.emulator.model.Generated;

/** Declared as {@code CreateBookRequest}. */
@Generated("dev.ectype")
public record CreateBookRequest(Book book) {}
