package forge;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.JsonName;
import org.jspecify.annotations.Nullable;

/** Request body of the operation create repo. */
@Generated("dev.ectype")
public record CreateRepoBody(String name, @JsonName("private") @Nullable Boolean private_) {}
