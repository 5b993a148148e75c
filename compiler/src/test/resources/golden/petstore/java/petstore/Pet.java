package petstore;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.ResourceKind;
import org.jspecify.annotations.Nullable;

/** A pet. Declared as {@code Pet}. */
@Generated("dev.ectype")
public record Pet(long id, String name, @Nullable String tag, PetStatus status) {
    public static final ResourceKind<Pet> RESOURCE = ResourceKind.of("pets", Pet.class);
    public static final Member<PetStatus> STATUS = Member.of("status", PetStatus.class);
}
