package orders;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.SnakeCase;
import dev.ectype.runtime.emulator.model.TextEnum;

/** An order status. */
@Generated("dev.ectype")
public enum OrderStatus implements TextEnum, SnakeCase { PLACED, SENT }
