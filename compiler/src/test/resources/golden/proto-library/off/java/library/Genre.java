package library;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** Declared as {@code Genre}. */
@Generated("dev.ectype")
public enum Genre implements TextEnum { GENRE_UNSPECIFIED, NOVEL, ESSAY }
