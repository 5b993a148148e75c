package input;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;

/** A stateful emulator of Input 0. */
@Generated("dev.ectype")
public class InputEmulator extends Emulator {
    /** Serves until it is stopped; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new InputEmulator(), arguments);
    }

    /** Override to replace operations. */
    protected QueryOperations query(Exchange exchange) {
        return new QueryOperations(exchange);
    }

    /** Override to replace operations. */
    protected ProductOperations products(Exchange exchange) {
        return new ProductOperations(exchange);
    }

    /** Override to replace operations. */
    protected CategoryOperations categories(Exchange exchange) {
        return new CategoryOperations(exchange);
    }

    /** Override to replace operations. */
    protected TagOperations tags(Exchange exchange) {
        return new TagOperations(exchange);
    }

    /** Override to replace operations. */
    protected OrderOperations orders(Exchange exchange) {
        return new OrderOperations(exchange);
    }

    /** Override to replace operations. */
    protected SubscriptionOperations subscription(Exchange exchange) {
        return new SubscriptionOperations(exchange);
    }

    /** Override to wire the schema in another way. */
    @Override
    protected InputFetchers fetchers() {
        return new InputFetchers();
    }

    @Override
    protected final Operations operations(int group, Exchange exchange) {
        return switch (group) {
            case 0 -> query(exchange);
            case 1 -> products(exchange);
            case 2 -> categories(exchange);
            case 3 -> tags(exchange);
            case 4 -> orders(exchange);
            case 5 -> subscription(exchange);
            default -> unknown(group);
        };
    }
}
