package forge;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Org}. */
@Generated("dev.ectype")
public record Org(String login, @Nullable String name) {
    public static final ResourceKind<Org> RESOURCE = ResourceKind.of("orgs", Org.class);
}
