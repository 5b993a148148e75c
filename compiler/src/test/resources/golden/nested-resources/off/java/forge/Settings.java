package forge;

import dev.ectype.runtime.emulator.Generated;
import org.jspecify.annotations.Nullable;

/** Settings. Declared as {@code Settings}. */
@Generated("dev.ectype")
public record Settings(SettingsVisibility visibility, @Nullable Integer maxRepos) {}
