package orders;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Generated;

/** A stateful emulator of Orders 1.0.0. */
@Generated("dev.ectype")
public class OrdersEmulator extends Emulator {
    /** Serves until it is stopped; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new OrdersEmulator(), arguments);
    }

    /** Override to replace operations. */
    protected OrderOperations orders(RequestContext context) {
        return new OrderOperations(context);
    }

    @Override
    protected final Operations operations(int group, RequestContext context) {
        return switch (group) {
            case 0 -> orders(context);
            default -> unknown(group);
        };
    }
}
