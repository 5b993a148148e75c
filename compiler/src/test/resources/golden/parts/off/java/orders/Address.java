package orders;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Address}. */
@Generated("dev.ectype")
public record Address(@Nullable String street, @Nullable String city) {}
