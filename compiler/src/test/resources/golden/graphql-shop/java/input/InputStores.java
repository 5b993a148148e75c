package input;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The stored resources that the operations read and change. */
@Generated("dev.ectype")
public abstract class InputStores extends Operations {
    protected InputStores(RequestContext context) {
        super(context);
    }

    protected Store<Product> productStore() {
        return store(Product.RESOURCE);
    }

    protected Store<Category> categories() {
        return store(Category.RESOURCE);
    }

    protected Store<Tag> tagStore() {
        return store(Tag.RESOURCE);
    }

    protected Store<Order> orders() {
        return store(Order.RESOURCE);
    }
}
