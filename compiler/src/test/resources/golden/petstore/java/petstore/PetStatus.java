package petstore;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.SnakeCase;
import dev.ectype.runtime.emulator.model.TextEnum;

/** Declared as {@code PetStatus}. */
@Generated("dev.ectype")
public enum PetStatus implements TextEnum, SnakeCase { AVAILABLE, ADOPTED }
