package input;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;

/** A stateful emulator of Input 0. */
@Generated("dev.ectype")
public class InputEmulator extends Emulator {
    /** Serves until it is stopped; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new InputEmulator(), arguments);
    }

    /** Override to replace operations. */
    protected OtherOperations other(Exchange exchange) {
        return new OtherOperations(exchange);
    }

    @Override
    protected final Operations operations(int group, Exchange exchange) {
        return switch (group) {
            case 0 -> other(exchange);
            default -> unknown(group);
        };
    }
}
