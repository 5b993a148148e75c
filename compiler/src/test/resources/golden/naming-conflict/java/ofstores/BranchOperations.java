package ofstores;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Query;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import org.jspecify.annotations.Nullable;

/** The operations on {@link Branch}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class BranchOperations extends OfStoresStores {
    public BranchOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /branches}. Returns 200. */
    protected Reply<Page<Branch>> kind(KindQuery query) {
        return page(branches().all().where(Branch.TOWN, query.town()));
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "kind" -> kind(KindQuery.of(query()));
            default -> unknown(operation);
        };
    }

    /** Query parameters of {@link #kind}. */
    public record KindQuery(@Nullable String town) {
        public static KindQuery of(Query query) {
            return new KindQuery(query.text("town"));
        }
    }
}
