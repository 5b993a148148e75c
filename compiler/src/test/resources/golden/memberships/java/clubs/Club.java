package clubs;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;

/** Declared as {@code Club}. */
@Generated("dev.ectype")
public record Club(String id, String title) {
    public static final ResourceKind<Club> RESOURCE = ResourceKind.of("clubs", Club.class);
    public static final String MEMBERS = "clubs.members";
    public static final String STARRED = "me.starred";
}
