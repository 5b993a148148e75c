package input;

import dev.ectype.runtime.emulator.Body;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Page;
import dev.ectype.runtime.emulator.Reply;
import dev.ectype.runtime.emulator.Store;

/** The operations on {@link Product}. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class ProductOperations extends Operations {
    public ProductOperations(Exchange exchange) {
        super(exchange);
    }

    /** {@code query product}. Answers 200, or 400, 404. */
    protected Reply<Product> product() {
        return ok(products().require(named("id")));
    }

    /** {@code query products}. Answers 200, or 400. */
    protected Reply<Page<Product>> products2(Products2 query) {
        return page(products().all().where(query.filter()));
    }

    /** {@code mutation createProduct}. Answers 200, or 400, 409. */
    protected Reply<Product> createProduct(Body<NewProduct> body) {
        return created(products().insert(body));
    }

    /** {@code mutation deleteProduct}. Answers 200, or 400, 404. */
    protected Reply<Void> deleteProduct(Body<DeleteProductBody> body) {
        products().remove(products().require(named("id")));
        return noContent();
    }

    protected Store<Product> products() {
        return store(Product.RESOURCE);
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> product();
            case 1 -> products2(Products2.of(query()));
            case 2 -> createProduct(body(NewProduct.class));
            case 3 -> deleteProduct(body(DeleteProductBody.class));
            default -> unknown(operation);
        };
    }
}
