package petstore;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** What a client sends to change a pet. */
@Generated("dev.ectype")
public record PetChanges(@Nullable String name, @Nullable String tag) {}
