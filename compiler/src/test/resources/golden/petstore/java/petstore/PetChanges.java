package petstore;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Request body that updates a pet. */
@Generated("dev.ectype")
public record PetChanges(@Nullable String name, @Nullable String tag) {}
