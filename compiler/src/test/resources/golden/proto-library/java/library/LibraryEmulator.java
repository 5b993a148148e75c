package library;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;

/** A stateful emulator of Library v1. */
@Generated("dev.ectype")
public class LibraryEmulator extends Emulator {
    /** Serves until it is stopped; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new LibraryEmulator(), arguments);
    }

    /** Override to replace operations. */
    protected BookOperations books(Exchange exchange) {
        return new BookOperations(exchange);
    }

    /** Override to replace operations. */
    protected LibraryOperations library(Exchange exchange) {
        return new LibraryOperations(exchange);
    }

    @Override
    protected final Operations operations(int group, Exchange exchange) {
        return switch (group) {
            case 0 -> books(exchange);
            case 1 -> library(exchange);
            default -> unknown(group);
        };
    }
}
