package petstore;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;

/** A stateful emulator of Petstore 1.0.0. */
@Generated("dev.ectype")
public class PetstoreEmulator extends Emulator {
    /** Serves until it is stopped; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new PetstoreEmulator(), arguments);
    }

    /** Override to replace operations. */
    protected PetOperations pets(Exchange exchange) {
        return new PetOperations(exchange);
    }

    @Override
    protected final Operations operations(int group, Exchange exchange) {
        return switch (group) {
            case 0 -> pets(exchange);
            default -> unknown(group);
        };
    }
}
