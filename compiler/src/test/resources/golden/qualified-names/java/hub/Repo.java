package hub;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;

/** A repo. Declared as {@code Repo}. */
@Generated("dev.ectype")
public record Repo(long id, String name, Owner owner) {
    public static final Kind<Repo> RESOURCE = Kind.of("repos", Repo.class);
}
