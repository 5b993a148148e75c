package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Petstore 1.0.0. */
@Generated("dev.ectype")
public class PetstoreEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new PetstoreEmulator(), arguments);
    }

    /** Override to replace the operations class. */
    protected OwnerOperations owners(RequestContext exchange) {
        return new OwnerOperations(exchange);
    }

    /** Override to replace the operations class. */
    protected PetOperations pets(RequestContext exchange) {
        return new PetOperations(exchange);
    }

    /** Override to replace the operations class. */
    protected ShopOperations shop(RequestContext exchange) {
        return new ShopOperations(exchange);
    }

    @Override
    protected final Operations operations(String group, RequestContext exchange) {
        return switch (group) {
            case "owners" -> owners(exchange);
            case "pets" -> pets(exchange);
            case "shop" -> shop(exchange);
            default -> unknown(group);
        };
    }
}
