package petstore;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Query;
import org.jspecify.annotations.Nullable;

/** Query parameters of {@link PetOperations#listPets}. */
@Generated("dev.ectype")
public record ListPets(@Nullable String status, @Nullable Long limit, @Nullable Long offset) {
    public static ListPets of(Query query) {
        return new ListPets(query.text("status"), query.integer("limit"), query.integer("offset"));
    }
}
