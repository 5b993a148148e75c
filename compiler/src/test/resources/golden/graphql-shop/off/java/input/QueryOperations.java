package input;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.json.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class QueryOperations extends Operations {
    public QueryOperations(RequestContext context) {
        super(context);
    }

    /** {@code query node}. Returns 200. */
    protected Reply<Document> node(String id) {
        return answer();
    }

    /** {@code query product}. Returns 200. */
    protected Reply<Product> product(String id) {
        return answer();
    }

    /** {@code query products}. Returns 200. */
    protected Reply<List<Product>> products(@Nullable Body<ProductFilter> filter) {
        return answer();
    }

    /** {@code query category}. Returns 200. */
    protected Reply<Category> category(String id) {
        return answer();
    }

    /** {@code query tags}. Returns 200. */
    protected Reply<List<Tag>> tags() {
        return answer();
    }

    /** {@code query tag}. Returns 200. */
    protected Reply<Tag> tag(String id) {
        return answer();
    }

    /** {@code query order}. Returns 200. */
    protected Reply<Order> order(String id) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "node" -> node(arguments().value("id", String.class));
            case "product" -> product(arguments().value("id", String.class));
            case "products" -> products(arguments().object("filter", ProductFilter.class));
            case "category" -> category(arguments().value("id", String.class));
            case "tags" -> tags();
            case "tag" -> tag(arguments().value("id", String.class));
            case "order" -> order(arguments().value("id", String.class));
            default -> unknown(operation);
        };
    }
}
