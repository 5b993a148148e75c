package input;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** Declared as {@code OrderStatus}. */
@Generated("dev.ectype")
public enum OrderStatus implements TextEnum { OPEN, CANCELLED }
