package ofstores;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.JsonName;
import org.jspecify.annotations.Nullable;

/** Request body of the operation rename store. */
@Generated("dev.ectype")
public record RenameStoreBody(@JsonName("class") @Nullable String class_) {}
