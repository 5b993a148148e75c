package library;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Book.Author}. */
@Generated("dev.ectype")
public record BookAuthor(@Nullable String givenName, @Nullable String familyName) {}
