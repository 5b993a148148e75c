package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.ResourceKind;
import dev.ectype.runtime.emulator.model.SnakeCase;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A pet. Declared as {@code Pet}. */
@Generated("dev.ectype")
public record Pet(
        String id,
        String name,
        PetStatus status,
        long ownerId,
        @Nullable List<String> tags,
        @Nullable Long weight,
        String createdAt,
        String updatedAt,
        @Nullable String adoptedAt)
        implements SnakeCase {
    public static final ResourceKind<Pet> RESOURCE = ResourceKind.of("pets", Pet.class);
    public static final Member<PetStatus> STATUS = Member.of("status", PetStatus.class);
}
