package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;
import dev.ectype.runtime.emulator.Member;
import dev.ectype.runtime.emulator.Named;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A pet. Declared as {@code Pet}. */
@Generated("dev.ectype")
public record Pet(
        String id,
        String name,
        PetStatus status,
        @Named("owner_id") long ownerId,
        @Nullable List<String> tags,
        @Nullable Long weight,
        @Named("created_at") String createdAt,
        @Named("updated_at") String updatedAt,
        @Named("adopted_at") @Nullable String adoptedAt) {
    public static final Kind<Pet> RESOURCE = Kind.of("pets", Pet.class);
    public static final Member<PetStatus> STATUS = Member.of("status", PetStatus.class);
}
