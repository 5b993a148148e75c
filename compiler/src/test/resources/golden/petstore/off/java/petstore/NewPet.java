package petstore;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** What a client sends to create a pet. Declared as {@code NewPet}. */
@Generated("dev.ectype")
public record NewPet(String name, @Nullable String tag) {}
