package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.model.StoredInstance;
import java.util.List;

/** The operations on {@link Pet}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class PetOperations extends Operations {
    public PetOperations(RequestContext exchange) {
        super(exchange);
    }

    protected Reply<Pet> createPet(long ownerId, Body<NewPet> body) {
        return created(pets().in(owners().require(ownerId)).insert(body));
    }

    protected Reply<Page<Pet>> listPets(long ownerId, ListPets query) {
        return page(pets().in(owners().require(ownerId)).all().where(Pet.STATUS, query.status()));
    }

    protected Reply<Pet> getPet(String petId) {
        return ok(pets().require(petId));
    }

    protected Reply<Pet> updatePet(String petId, Body<NewPet> body) {
        return ok(pets().merge(pets().require(petId), body));
    }

    protected Reply<Pet> replacePet(String petId, Body<NewPet> body) {
        return ok(pets().replace(pets().require(petId), body));
    }

    protected Reply<Pet> adoptPet(String petId) {
        return ok(
                pets().transition(pets().require(petId), Pet.STATUS, List.of(PetStatus.AVAILABLE), PetStatus.ADOPTED));
    }

    protected Reply<Pet> deletePet(String petId) {
        StoredInstance<Pet> pet = pets().require(petId);
        return deleted(pets().remove(pet));
    }

    protected Store<Pet> pets() {
        return store(Pet.RESOURCE);
    }

    protected Store<Owner> owners() {
        return store(Owner.RESOURCE);
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "createPet" -> createPet(pathLong("ownerId"), body(NewPet.class));
            case "listPets" -> listPets(pathLong("ownerId"), ListPets.of(query()));
            case "getPet" -> getPet(pathText("petId"));
            case "updatePet" -> updatePet(pathText("petId"), body(NewPet.class));
            case "replacePet" -> replacePet(pathText("petId"), body(NewPet.class));
            case "adoptPet" -> adoptPet(pathText("petId"));
            case "deletePet" -> deletePet(pathText("petId"));
            default -> unknown(operation);
        };
    }
}
