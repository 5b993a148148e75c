package forge;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.SnakeCase;
import dev.ectype.runtime.emulator.model.TextEnum;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Settings}. */
@Generated("dev.ectype")
public record Settings(Visibility visibility, @Nullable Integer maxRepos) {
    public enum Visibility implements TextEnum, SnakeCase { PUBLIC, PRIVATE }
}
