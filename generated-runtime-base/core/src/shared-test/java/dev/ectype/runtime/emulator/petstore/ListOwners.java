package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Query;
import org.jspecify.annotations.Nullable;

/** Query parameters of {@link OwnerOperations#listOwners}. */
@Generated("dev.ectype")
public record ListOwners(@Nullable Long limit, @Nullable String cursor) {
    public static ListOwners of(Query query) {
        return new ListOwners(query.integer("limit"), query.text("cursor"));
    }
}
