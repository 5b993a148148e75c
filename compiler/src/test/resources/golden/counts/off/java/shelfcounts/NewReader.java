package shelfcounts;

import dev.ectype.runtime.emulator.model.Generated;

/** Request body that creates a reader. Declared as {@code NewReader}. */
@Generated("dev.ectype")
public record NewReader(String nick) {}
