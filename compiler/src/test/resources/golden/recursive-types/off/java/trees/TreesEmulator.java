package trees;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Trees 1. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class TreesEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new TreesEmulator(), arguments);
    }

    protected NodeOperations nodes(RequestContext context) {
        return new NodeOperations(context);
    }

    protected ExpressionOperations expressions(RequestContext context) {
        return new ExpressionOperations(context);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "nodes" -> nodes(context);
            case "expressions" -> expressions(context);
            default -> unknown(group);
        };
    }
}
