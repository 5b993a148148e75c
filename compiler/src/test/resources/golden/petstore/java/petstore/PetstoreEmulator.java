package petstore;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Generated;

/** A stateful emulator of Petstore 1.0.0. */
@Generated("dev.ectype")
public class PetstoreEmulator extends Emulator {
    /** Serves until it is stopped; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new PetstoreEmulator(), arguments);
    }

    /** Override to replace operations. */
    protected PetOperations pets(RequestContext context) {
        return new PetOperations(context);
    }

    @Override
    protected final Operations operations(int group, RequestContext context) {
        return switch (group) {
            case 0 -> pets(context);
            default -> unknown(group);
        };
    }
}
