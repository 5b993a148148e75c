package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A new pet. Declared as {@code NewPet}. */
@Generated("dev.ectype")
public record NewPet(
        String name, @Nullable List<String> tags, @Nullable Long weight) {}
