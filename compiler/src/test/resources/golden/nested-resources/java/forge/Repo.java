package forge;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;
import dev.ectype.runtime.emulator.Named;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A repo. Declared as {@code Repo}. */
@Generated("dev.ectype")
public record Repo(long id, String name, String owner, @Named("private") boolean private_,
        @Nullable List<String> topics) {
    public static final Kind<Repo> RESOURCE = Kind.of("repos", Repo.class);
}
