package library;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Library v1. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class LibraryEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new LibraryEmulator(), arguments);
    }

    protected LibraryOperations library(RequestContext context) {
        return new LibraryOperations(context);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "library" -> library(context);
            default -> unknown(group);
        };
    }
}
