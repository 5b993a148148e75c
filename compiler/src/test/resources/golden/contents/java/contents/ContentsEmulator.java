package contents;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;

/** A stateful emulator of Contents 1. */
@Generated("dev.ectype")
public class ContentsEmulator extends Emulator {
    /** Serves until it is stopped; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new ContentsEmulator(), arguments);
    }

    /** Override to replace operations. */
    protected FileOperations files(Exchange exchange) {
        return new FileOperations(exchange);
    }

    /** Override to replace operations. */
    protected RawOperations raw(Exchange exchange) {
        return new RawOperations(exchange);
    }

    @Override
    protected final Operations operations(int group, Exchange exchange) {
        return switch (group) {
            case 0 -> files(exchange);
            case 1 -> raw(exchange);
            default -> unknown(group);
        };
    }
}
