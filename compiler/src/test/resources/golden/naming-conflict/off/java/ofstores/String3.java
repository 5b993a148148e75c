package ofstores;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code string}. */
@Generated("dev.ectype")
public record String3(@Nullable String other) {}
