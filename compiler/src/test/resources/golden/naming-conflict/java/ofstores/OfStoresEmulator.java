package ofstores;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of The API of Stores 1. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class OfStoresEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new OfStoresEmulator(), arguments);
    }

    protected StoresOperations stores(RequestContext context) {
        return new StoresOperations(context);
    }

    protected BranchOperations branches(RequestContext context) {
        return new BranchOperations(context);
    }

    protected MainOperations main2(RequestContext context) {
        return new MainOperations(context);
    }

    protected LaunchOperations launch2(RequestContext context) {
        return new LaunchOperations(context);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "stores" -> stores(context);
            case "branches" -> branches(context);
            case "main2" -> main2(context);
            case "launch2" -> launch2(context);
            default -> unknown(group);
        };
    }
}
