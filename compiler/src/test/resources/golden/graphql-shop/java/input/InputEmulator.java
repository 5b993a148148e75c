package input;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Input 0. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class InputEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new InputEmulator(), arguments);
    }

    protected QueryOperations query(RequestContext context) {
        return new QueryOperations(context);
    }

    protected ProductOperations products(RequestContext context) {
        return new ProductOperations(context);
    }

    protected CategoryOperations categories(RequestContext context) {
        return new CategoryOperations(context);
    }

    protected TagOperations tags(RequestContext context) {
        return new TagOperations(context);
    }

    protected OrderOperations orders(RequestContext context) {
        return new OrderOperations(context);
    }

    protected SubscriptionOperations subscription(RequestContext context) {
        return new SubscriptionOperations(context);
    }

    /** Override to change the data fetchers of the schema. */
    @Override
    protected InputFetchers fetchers() {
        return new InputFetchers();
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "query" -> query(context);
            case "products" -> products(context);
            case "categories" -> categories(context);
            case "tags" -> tags(context);
            case "orders" -> orders(context);
            case "subscription" -> subscription(context);
            default -> unknown(group);
        };
    }
}
