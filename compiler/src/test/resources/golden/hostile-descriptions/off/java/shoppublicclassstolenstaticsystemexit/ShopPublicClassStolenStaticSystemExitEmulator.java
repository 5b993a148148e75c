package shoppublicclassstolenstaticsystemexit;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;

/**
 * A stateful emulator of Shop &#42;/ public class Stolen &#123; static &#123; System.exit(1); &#125; &#125; /&#42; 1.0
 * &#92;u002a&#92;u002f.
 */
@Generated("dev.ectype")
public class ShopPublicClassStolenStaticSystemExitEmulator extends Emulator {
    /** Serves until it is stopped; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new ShopPublicClassStolenStaticSystemExitEmulator(), arguments);
    }

    /** Override to replace operations. */
    protected EvilNameOperations evilName(Exchange exchange) {
        return new EvilNameOperations(exchange);
    }

    /** Override to replace operations. */
    protected ItemOperations items(Exchange exchange) {
        return new ItemOperations(exchange);
    }

    /** Override to replace operations. */
    protected ItemsOperations items2(Exchange exchange) {
        return new ItemsOperations(exchange);
    }

    @Override
    protected final Operations operations(int group, Exchange exchange) {
        return switch (group) {
            case 0 -> evilName(exchange);
            case 1 -> items(exchange);
            case 2 -> items2(exchange);
            default -> unknown(group);
        };
    }
}
