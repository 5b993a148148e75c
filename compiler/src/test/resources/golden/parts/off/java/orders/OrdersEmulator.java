package orders;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;

/** A stateful emulator of Orders 1.0.0. */
@Generated("dev.ectype")
public class OrdersEmulator extends Emulator {
    /** Serves until it is stopped; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new OrdersEmulator(), arguments);
    }

    /** Override to replace operations. */
    protected OrderOperations orders(Exchange exchange) {
        return new OrderOperations(exchange);
    }

    @Override
    protected final Operations operations(int group, Exchange exchange) {
        return switch (group) {
            case 0 -> orders(exchange);
            default -> unknown(group);
        };
    }
}
