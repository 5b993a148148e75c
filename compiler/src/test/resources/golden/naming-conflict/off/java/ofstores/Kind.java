package ofstores;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.JsonName;
import dev.ectype.runtime.emulator.model.TextEnum;

/** Declared as {@code Kind}. */
@Generated("dev.ectype")
public enum Kind implements TextEnum {
    @JsonName("Open") OPEN,
    @JsonName("open") OPEN2,
    @JsonName("OPEN") OPEN3,
    @JsonName("") EMPTY,
    @JsonName("1") VALUE_1,
    @JsonName("a b") A_B,
    @JsonName("a-b") A_B2
}
