package forge;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.JsonName;
import dev.ectype.runtime.emulator.model.ResourceKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Repo}. */
@Generated("dev.ectype")
public record Repo(
        long id, String name, String owner, @JsonName("private") boolean private_, @Nullable List<String> topics) {
    public static final ResourceKind<Repo> RESOURCE = ResourceKind.of("repos", Repo.class);
}
