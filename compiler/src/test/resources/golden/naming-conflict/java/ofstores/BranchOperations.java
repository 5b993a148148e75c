package ofstores;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Branch}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class BranchOperations extends Operations {
    public BranchOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /branches}. Returns 200; errors 400. */
    protected Reply<Page<Branch>> kind(KindQuery query) {
        return page(branches().all().where(Branch.TOWN, query.town()));
    }

    protected Store<Branch> branches() {
        return store(Branch.RESOURCE);
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "kind" -> kind(KindQuery.of(query()));
            default -> unknown(operation);
        };
    }
}
