package clubs;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;

/** An user. Declared as {@code User}. */
@Generated("dev.ectype")
public record User(long id, String name) {
    public static final Kind<User> RESOURCE = Kind.of("users", User.class);
}
