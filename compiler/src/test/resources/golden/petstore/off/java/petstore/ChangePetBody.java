package petstore;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Request body of the operation change pet. */
@Generated("dev.ectype")
public record ChangePetBody(@Nullable String name, @Nullable String tag) {}
