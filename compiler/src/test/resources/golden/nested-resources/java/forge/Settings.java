package forge;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;
import org.jspecify.annotations.Nullable;

/** Settings. Declared as {@code Settings}. */
@Generated("dev.ectype")
public record Settings(SettingsVisibility visibility, @Nullable Integer maxRepos) {
    public static final ResourceKind<Settings> RESOURCE = ResourceKind.of("settings", Settings.class);
}
