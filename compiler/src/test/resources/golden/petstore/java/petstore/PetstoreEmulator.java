package petstore;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Petstore 1.0.0. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class PetstoreEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new PetstoreEmulator(), arguments);
    }

    protected PetOperations pets(RequestContext context) {
        return new PetOperations(context);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "pets" -> pets(context);
            default -> unknown(group);
        };
    }
}
