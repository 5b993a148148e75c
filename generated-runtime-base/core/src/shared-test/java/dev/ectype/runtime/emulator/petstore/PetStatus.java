package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.SnakeCase;
import dev.ectype.runtime.emulator.model.TextEnum;

/** A pet status. */
@Generated("dev.ectype")
public enum PetStatus implements TextEnum, SnakeCase {
    AVAILABLE,
    ADOPTED
}
