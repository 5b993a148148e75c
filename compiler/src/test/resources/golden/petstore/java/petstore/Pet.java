package petstore;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;
import dev.ectype.runtime.emulator.Member;
import org.jspecify.annotations.Nullable;

/** A pet. Declared as {@code Pet}. */
@Generated("dev.ectype")
public record Pet(long id, String name, @Nullable String tag, PetStatus status) {
    public static final Kind<Pet> RESOURCE = Kind.of("pets", Pet.class);
    public static final Member<PetStatus> STATUS = Member.of("status", PetStatus.class);
}
