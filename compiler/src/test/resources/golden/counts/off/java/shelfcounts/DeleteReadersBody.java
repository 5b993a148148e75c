package shelfcounts;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Request body of the operation delete readers. */
@Generated("dev.ectype")
public record DeleteReadersBody(@Nullable String nick) {}
