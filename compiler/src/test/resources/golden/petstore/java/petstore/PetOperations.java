package petstore;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Query;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The operations on {@link Pet}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class PetOperations extends Operations {
    public PetOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /pets}: Lists pets. Returns 200. */
    protected Reply<Page<Pet>> listPets(ListPets query) {
        return page(pets().all().where(Pet.STATUS, query.status()));
    }

    /** {@code POST /pets}: Takes a pet in. Returns 201 or 409. */
    protected Reply<Pet> createPet(Body<NewPet> body) {
        return created(pets().insert(body));
    }

    /** {@code GET /pets/{petId}}: Shows one pet. Returns 200 or 404. */
    protected Reply<Pet> showPetById(long petId) {
        return ok(pets().require(petId));
    }

    /** {@code PATCH /pets/{petId}}. Returns 200 or 404. */
    protected Reply<Pet> changePet(long petId, Body<PetChanges> body) {
        return ok(pets().merge(pets().require(petId), body));
    }

    /** {@code DELETE /pets/{petId}}. Returns 204 or 404. */
    protected Reply<Void> deletePet(long petId) {
        pets().remove(pets().require(petId));
        return noContent();
    }

    /**
     * {@code POST /pets/{petId}/adopt}: Gives a pet to its new owner. Changes the state {@code available -> adopted}.
     * Returns 200, 404 or 409.
     */
    protected Reply<Pet> adoptPet(long petId) {
        return ok(
                pets().transition(pets().require(petId), Pet.STATUS, List.of(PetStatus.AVAILABLE), PetStatus.ADOPTED));
    }

    protected Store<Pet> pets() {
        return store(Pet.RESOURCE);
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listPets" -> listPets(ListPets.of(query()));
            case "createPet" -> createPet(body(NewPet.class));
            case "showPetById" -> showPetById(pathLong("petId"));
            case "changePet" -> changePet(pathLong("petId"), body(PetChanges.class));
            case "deletePet" -> deletePet(pathLong("petId"));
            case "adoptPet" -> adoptPet(pathLong("petId"));
            default -> unknown(operation);
        };
    }

    /** Query parameters of {@link #listPets}. */
    public record ListPets(@Nullable String status, @Nullable Long limit, @Nullable Long offset) {
        public static ListPets of(Query query) {
            return new ListPets(query.text("status"), query.integer("limit"), query.integer("offset"));
        }
    }
}
