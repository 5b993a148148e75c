package clubs;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;

/** Declared as {@code User}. */
@Generated("dev.ectype")
public record User(long id, String name) {
    public static final ResourceKind<User> RESOURCE = ResourceKind.of("users", User.class);
}
