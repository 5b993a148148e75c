package ofstores;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Declared as {@code StoreOperations}. */
@Generated("dev.ectype")
public record StoreOperations(@Nullable List<Operation> operations) {
    public record Operation(@Nullable String name) {}
}
