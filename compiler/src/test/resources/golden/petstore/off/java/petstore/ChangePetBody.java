package petstore;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** What a client sends to change pet. */
@Generated("dev.ectype")
public record ChangePetBody(@Nullable String name, @Nullable String tag) {}
