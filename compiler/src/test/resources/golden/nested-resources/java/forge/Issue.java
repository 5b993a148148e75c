package forge;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An issue. Declared as {@code Issue}. */
@Generated("dev.ectype")
public record Issue(
        long id, long number, String title, @Nullable String body, IssueState state,
        @Nullable Map<String, String> labels) {
    public static final ResourceKind<Issue> RESOURCE = ResourceKind.of("issues", Issue.class);
}
