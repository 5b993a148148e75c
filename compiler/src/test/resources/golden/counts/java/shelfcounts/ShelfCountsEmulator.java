package shelfcounts;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Shelf Counts 1. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class ShelfCountsEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new ShelfCountsEmulator(), arguments);
    }

    protected ShelfOperations shelves(RequestContext context) {
        return new ShelfOperations(context);
    }

    protected BookOperations books(RequestContext context) {
        return new BookOperations(context);
    }

    protected ReaderOperations readers(RequestContext context) {
        return new ReaderOperations(context);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "shelves" -> shelves(context);
            case "books" -> books(context);
            case "readers" -> readers(context);
            default -> unknown(group);
        };
    }
}
