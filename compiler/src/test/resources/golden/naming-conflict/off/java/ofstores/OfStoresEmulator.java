package ofstores;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;

/** A stateful emulator of The API of Stores 1. */
@Generated("dev.ectype")
public class OfStoresEmulator extends Emulator {
    /** Serves until it is stopped; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new OfStoresEmulator(), arguments);
    }

    /** Override to replace operations. */
    protected StoreOperations2 stores(Exchange exchange) {
        return new StoreOperations2(exchange);
    }

    /** Override to replace operations. */
    protected MainOperations main2(Exchange exchange) {
        return new MainOperations(exchange);
    }

    /** Override to replace operations. */
    protected LaunchOperations launch2(Exchange exchange) {
        return new LaunchOperations(exchange);
    }

    @Override
    protected final Operations operations(int group, Exchange exchange) {
        return switch (group) {
            case 0 -> stores(exchange);
            case 1 -> main2(exchange);
            case 2 -> launch2(exchange);
            default -> unknown(group);
        };
    }
}
