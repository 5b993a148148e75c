package shelfcounts;

import dev.ectype.runtime.emulator.model.Generated;

/** Declared as {@code NewReader}. */
@Generated("dev.ectype")
public record NewReader(String nick) {}
