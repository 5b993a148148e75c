package workshop;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;

/** Declared as {@code Guild}. */
@Generated("dev.ectype")
public record Guild(long id, String login) {
    public static final ResourceKind<Guild> RESOURCE = ResourceKind.of("guilds", Guild.class);
}
