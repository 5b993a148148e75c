package forge;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An issue. Declared as {@code Issue}. */
@Generated("dev.ectype")
public record Issue(long id, long number, String title, @Nullable String body, IssueState state,
        @Nullable Map<String, String> labels) {
    public static final Kind<Issue> RESOURCE = Kind.of("issues", Issue.class);
}
