package library;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Loan}. */
@Generated("dev.ectype")
public record Loan(@Nullable String reader) {}
