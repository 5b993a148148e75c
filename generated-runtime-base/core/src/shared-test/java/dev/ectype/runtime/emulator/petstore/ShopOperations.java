package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Shop}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ShopOperations extends Operations {
    public ShopOperations(RequestContext exchange) {
        super(exchange);
    }

    protected Reply<Shop> getShop() {
        return ok(shop().only());
    }

    protected Reply<Shop> updateShop(Body<Shop> body) {
        return ok(shop().merge(shop().only(), body));
    }

    protected Reply<Page<Breed>> listBreeds() {
        return page(breeds().all());
    }

    protected Reply<?> greet() {
        return answer();
    }

    protected Store<Shop> shop() {
        return store(Shop.RESOURCE);
    }

    protected Store<Breed> breeds() {
        return store(Breed.RESOURCE);
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "getShop" -> getShop();
            case "updateShop" -> updateShop(body(Shop.class));
            case "listBreeds" -> listBreeds();
            case "greet" -> greet();
            default -> unknown(operation);
        };
    }
}
