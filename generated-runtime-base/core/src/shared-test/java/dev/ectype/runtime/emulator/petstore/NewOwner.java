package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** A new owner. Declared as {@code NewOwner}. */
@Generated("dev.ectype")
public record NewOwner(String name, @Nullable String email) {}
