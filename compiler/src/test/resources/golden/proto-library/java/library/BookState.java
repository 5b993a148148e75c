package library;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** Declared as {@code Book.State}. */
@Generated("dev.ectype")
public enum BookState implements TextEnum { STATE_UNSPECIFIED, AVAILABLE, ARCHIVED }
