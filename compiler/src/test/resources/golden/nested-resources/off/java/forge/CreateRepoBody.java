package forge;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Named;
import org.jspecify.annotations.Nullable;

/** What a client sends to create repo. */
@Generated("dev.ectype")
public record CreateRepoBody(String name, @Named("private") @Nullable Boolean private_) {}
