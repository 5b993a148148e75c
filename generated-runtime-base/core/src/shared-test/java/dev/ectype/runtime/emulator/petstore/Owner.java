package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;
import dev.ectype.runtime.emulator.model.SnakeCase;
import org.jspecify.annotations.Nullable;

/** An owner. Declared as {@code Owner}. */
@Generated("dev.ectype")
public record Owner(long id, String name, @Nullable String email, String createdAt) implements SnakeCase {
    public static final ResourceKind<Owner> RESOURCE = ResourceKind.of("owners", Owner.class);
}
