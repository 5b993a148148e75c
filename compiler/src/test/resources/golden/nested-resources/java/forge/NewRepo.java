package forge;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.JsonName;
import org.jspecify.annotations.Nullable;

/** Request body that creates a repo. */
@Generated("dev.ectype")
public record NewRepo(String name, @JsonName("private") @Nullable Boolean private_) {}
