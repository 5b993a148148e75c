package forge;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Named;
import org.jspecify.annotations.Nullable;

/** What a client sends to create a repo. */
@Generated("dev.ectype")
public record NewRepo(String name, @Named("private") @Nullable Boolean private_) {}
