package ofstores;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** A store operations operation. */
@Generated("dev.ectype")
public record StoreOperationsOperation(@Nullable String name) {}
