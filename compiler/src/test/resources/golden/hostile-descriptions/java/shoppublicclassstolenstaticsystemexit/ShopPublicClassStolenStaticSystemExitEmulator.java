package shoppublicclassstolenstaticsystemexit;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/**
 * A stateful emulator of Shop &#42;/ public class Stolen &#123; static &#123; System.exit(1); &#125; &#125; /&#42; 1.0
 * &#92;u002a&#92;u002f. Override a method to replace a class of operations.
 */
@Generated("dev.ectype")
public class ShopPublicClassStolenStaticSystemExitEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new ShopPublicClassStolenStaticSystemExitEmulator(), arguments);
    }

    protected EvilNameOperations evilName(RequestContext context) {
        return new EvilNameOperations(context);
    }

    protected ItemOperations items(RequestContext context) {
        return new ItemOperations(context);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "evilName" -> evilName(context);
            case "items" -> items(context);
            default -> unknown(group);
        };
    }
}
