package clubs;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;

/** A club. Declared as {@code Club}. */
@Generated("dev.ectype")
public record Club(String id, String title) {
    public static final Kind<Club> RESOURCE = Kind.of("clubs", Club.class);
}
