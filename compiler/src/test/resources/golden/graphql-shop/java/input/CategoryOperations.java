package input;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Category}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class CategoryOperations extends InputStores {
    public CategoryOperations(RequestContext context) {
        super(context);
    }

    /** {@code query category}. Returns 200 or 404. */
    protected Reply<Category> category(String id) {
        return ok(categories().require(id));
    }

    /** {@code mutation createCategory}. Returns 200 or 409. */
    protected Reply<Category> createCategory(Body<NewCategory> body) {
        return created(categories().insert(body));
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "category" -> category(arguments().value("id", String.class));
            case "createCategory" -> createCategory(body(NewCategory.class));
            default -> unknown(operation);
        };
    }
}
