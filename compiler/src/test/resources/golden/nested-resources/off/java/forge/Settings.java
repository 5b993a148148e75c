package forge;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Settings. Declared as {@code Settings}. */
@Generated("dev.ectype")
public record Settings(SettingsVisibility visibility, @Nullable Integer maxRepos) {}
