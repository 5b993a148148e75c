package petstore;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class PetOperations extends Operations {
    public PetOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /pets}: Lists pets. Returns 200. */
    protected Reply<?> listPets() {
        return answer();
    }

    /** {@code POST /pets}: Takes a pet in. Returns 201. */
    protected Reply<?> createPet(Body<NewPet> body) {
        return answer();
    }

    /** {@code GET /pets/{petId}}: Shows one pet. Returns 200. */
    protected Reply<?> showPetById(long petId) {
        return answer();
    }

    /** {@code PATCH /pets/{petId}}. Returns 200. */
    protected Reply<?> changePet(long petId, Body<ChangePetBody> body) {
        return answer();
    }

    /** {@code DELETE /pets/{petId}}. Returns 204. */
    protected Reply<?> deletePet(long petId) {
        return answer();
    }

    /** {@code POST /pets/{petId}/adopt}: Gives a pet to its new owner. Returns 200 or 409. */
    protected Reply<?> adoptPet(long petId) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listPets" -> listPets();
            case "createPet" -> createPet(body(NewPet.class));
            case "showPetById" -> showPetById(pathLong("petId"));
            case "changePet" -> changePet(pathLong("petId"), body(ChangePetBody.class));
            case "deletePet" -> deletePet(pathLong("petId"));
            case "adoptPet" -> adoptPet(pathLong("petId"));
            default -> unknown(operation);
        };
    }
}
