package forge;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;
import dev.ectype.runtime.emulator.model.SnakeCase;
import dev.ectype.runtime.emulator.model.TextEnum;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Issue}. */
@Generated("dev.ectype")
public record Issue(
        long id, long number, String title, @Nullable String body, State state, @Nullable Map<String, String> labels) {
    public static final ResourceKind<Issue> RESOURCE = ResourceKind.of("issues", Issue.class);

    public enum State implements TextEnum, SnakeCase { OPEN, CLOSED }
}
