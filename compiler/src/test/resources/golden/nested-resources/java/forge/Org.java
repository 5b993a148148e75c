package forge;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;
import org.jspecify.annotations.Nullable;

/** An org. Declared as {@code Org}. */
@Generated("dev.ectype")
public record Org(String login, @Nullable String name) {
    public static final Kind<Org> RESOURCE = Kind.of("orgs", Org.class);
}
