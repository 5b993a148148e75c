package hub;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;

/** Declared as {@code Repo}. */
@Generated("dev.ectype")
public record Repo(long id, String name, Owner owner) {
    public static final ResourceKind<Repo> RESOURCE = ResourceKind.of("repos", Repo.class);
    public static final String STARRED = "user.starred";
}
