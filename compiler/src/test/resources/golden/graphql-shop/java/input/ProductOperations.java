package input;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import org.jspecify.annotations.Nullable;

/** The operations on {@link Product}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ProductOperations extends InputStores {
    public ProductOperations(RequestContext context) {
        super(context);
    }

    /** {@code query product}. Returns 200 or 404. */
    protected Reply<Product> product(String id) {
        return ok(productStore().require(id));
    }

    /** {@code query products}. Returns 200. */
    protected Reply<Page<Product>> products(@Nullable Body<ProductFilter> filter) {
        return page(productStore().all().where(filter));
    }

    /** {@code mutation createProduct}. Returns 200 or 409. */
    protected Reply<Product> createProduct(Body<CreateProductInput> body) {
        return created(productStore().insert(body));
    }

    /** {@code mutation deleteProduct}. Returns 200 or 404. */
    protected Reply<Void> deleteProduct(String id) {
        productStore().remove(productStore().require(id));
        return noContent();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "product" -> product(arguments().value("id", String.class));
            case "products" -> products(arguments().object("filter", ProductFilter.class));
            case "createProduct" -> createProduct(body(CreateProductInput.class));
            case "deleteProduct" -> deleteProduct(arguments().value("id", String.class));
            default -> unknown(operation);
        };
    }
}
