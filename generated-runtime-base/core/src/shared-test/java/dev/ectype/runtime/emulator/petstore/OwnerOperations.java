package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Owner}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class OwnerOperations extends Operations {
    public OwnerOperations(RequestContext exchange) {
        super(exchange);
    }

    protected Reply<Owner> createOwner(Body<NewOwner> body) {
        return created(owners().insert(body));
    }

    protected Reply<Page<Owner>> listOwners(ListOwners query) {
        return page(owners().all());
    }

    protected Reply<Owner> getOwner(long ownerId) {
        return ok(owners().require(ownerId));
    }

    protected Reply<Void> deleteOwner(long ownerId) {
        owners().remove(owners().require(ownerId));
        return noContent();
    }

    protected Store<Owner> owners() {
        return store(Owner.RESOURCE);
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "createOwner" -> createOwner(body(NewOwner.class));
            case "listOwners" -> listOwners(ListOwners.of(query()));
            case "getOwner" -> getOwner(pathLong("ownerId"));
            case "deleteOwner" -> deleteOwner(pathLong("ownerId"));
            default -> unknown(operation);
        };
    }
}
