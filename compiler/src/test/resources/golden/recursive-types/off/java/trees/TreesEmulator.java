package trees;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;

/** A stateful emulator of Trees 1. */
@Generated("dev.ectype")
public class TreesEmulator extends Emulator {
    /** Serves until it is stopped; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new TreesEmulator(), arguments);
    }

    /** Override to replace operations. */
    protected NodeOperations nodes(Exchange exchange) {
        return new NodeOperations(exchange);
    }

    /** Override to replace operations. */
    protected ExpressionOperations expressions(Exchange exchange) {
        return new ExpressionOperations(exchange);
    }

    @Override
    protected final Operations operations(int group, Exchange exchange) {
        return switch (group) {
            case 0 -> nodes(exchange);
            case 1 -> expressions(exchange);
            default -> unknown(group);
        };
    }
}
