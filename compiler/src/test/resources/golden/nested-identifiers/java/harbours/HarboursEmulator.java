package harbours;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Harbours 1. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class HarboursEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new HarboursEmulator(), arguments);
    }

    protected PortOperations ports(RequestContext context) {
        return new PortOperations(context);
    }

    protected BerthOperations berths(RequestContext context) {
        return new BerthOperations(context);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "ports" -> ports(context);
            case "berths" -> berths(context);
            default -> unknown(group);
        };
    }
}
