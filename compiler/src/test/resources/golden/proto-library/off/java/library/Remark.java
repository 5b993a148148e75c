package library;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Remark}. */
@Generated("dev.ectype")
public record Remark(@Nullable String text) {}
