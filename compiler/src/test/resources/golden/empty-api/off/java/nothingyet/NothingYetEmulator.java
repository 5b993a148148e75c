package nothingyet;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Nothing yet 0.0.1. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class NothingYetEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new NothingYetEmulator(), arguments);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return unknown(group);
    }
}
