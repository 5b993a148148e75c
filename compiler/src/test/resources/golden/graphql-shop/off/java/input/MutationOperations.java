package input;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import java.util.List;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class MutationOperations extends Operations {
    public MutationOperations(RequestContext context) {
        super(context);
    }

    /** {@code mutation createProduct}. Returns 200. */
    protected Reply<Product> createProduct(Body<CreateProductInput> body) {
        return answer();
    }

    /** {@code mutation deleteProduct}. Returns 200. */
    protected Reply<Void> deleteProduct(String id) {
        return answer();
    }

    /** {@code mutation createCategory}. Returns 200. */
    protected Reply<Category> createCategory(String name) {
        return answer();
    }

    /** {@code mutation createTag}. Returns 200. */
    protected Reply<Tag> createTag(String label) {
        return answer();
    }

    /** {@code mutation createOrder}. Returns 200. */
    protected Reply<Order> createOrder(List<OrderItemInput> items) {
        return answer();
    }

    /** {@code mutation cancelOrder}. Returns 200. */
    protected Reply<Order> cancelOrder(String id) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "createProduct" -> createProduct(body(CreateProductInput.class));
            case "deleteProduct" -> deleteProduct(arguments().value("id", String.class));
            case "createCategory" -> createCategory(arguments().value("name", String.class));
            case "createTag" -> createTag(arguments().value("label", String.class));
            case "createOrder" -> createOrder(arguments().list("items", OrderItemInput.class));
            case "cancelOrder" -> cancelOrder(arguments().value("id", String.class));
            default -> unknown(operation);
        };
    }
}
