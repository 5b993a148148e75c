package forge;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;
import org.jspecify.annotations.Nullable;

/** Settings. Declared as {@code Settings}. */
@Generated("dev.ectype")
public record Settings(SettingsVisibility visibility, @Nullable Integer maxRepos) {
    public static final Kind<Settings> RESOURCE = Kind.of("settings", Settings.class);
}
