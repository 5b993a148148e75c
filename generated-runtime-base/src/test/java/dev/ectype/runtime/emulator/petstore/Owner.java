package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;
import dev.ectype.runtime.emulator.Named;
import org.jspecify.annotations.Nullable;

/** An owner. Declared as {@code Owner}. */
@Generated("dev.ectype")
public record Owner(
        long id,
        String name,
        @Nullable String email,
        @Named("created_at") String createdAt) {
    public static final Kind<Owner> RESOURCE = Kind.of("owners", Owner.class);
}
