package petstore;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class PetOperations extends Operations {
    public PetOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /pets}: Lists pets. Answers 200, or 400. */
    protected Reply<?> listPets() {
        return answer();
    }

    /** {@code POST /pets}: Takes a pet in. Answers 201, or 400, 401, 415. */
    protected Reply<?> createPet(Body<NewPet> body) {
        return answer();
    }

    /** {@code GET /pets/{petId}}: Shows one pet. Answers 200, or 400, 404. */
    protected Reply<?> showPetById(long petId) {
        return answer();
    }

    /** {@code PATCH /pets/{petId}}. Answers 200, or 400, 401, 404. */
    protected Reply<?> changePet(long petId, Body<ChangePetBody> body) {
        return answer();
    }

    /** {@code DELETE /pets/{petId}}. Answers 204, or 400, 401, 404. */
    protected Reply<?> deletePet(long petId) {
        return answer();
    }

    /** {@code POST /pets/{petId}/adopt}: Gives a pet to its new owner. Answers 200, or 400, 401, 404, 409. */
    protected Reply<?> adoptPet(long petId) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> listPets();
            case 1 -> createPet(body(NewPet.class));
            case 2 -> showPetById(pathLong("petId"));
            case 3 -> changePet(pathLong("petId"), body(ChangePetBody.class));
            case 4 -> deletePet(pathLong("petId"));
            case 5 -> adoptPet(pathLong("petId"));
            default -> unknown(operation);
        };
    }
}
