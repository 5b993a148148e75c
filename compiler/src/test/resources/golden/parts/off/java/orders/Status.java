package orders;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.SnakeCase;
import dev.ectype.runtime.emulator.model.TextEnum;

/** Declared as {@code Status}. */
@Generated("dev.ectype")
public record Status(StatusStatus status) {
    public enum StatusStatus implements TextEnum, SnakeCase { PLACED, SENT }
}
