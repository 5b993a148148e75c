package workshop;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The stored resources that the operations read and change. */
@Generated("dev.ectype")
public abstract class WorkshopStores extends Operations {
    protected WorkshopStores(RequestContext context) {
        super(context);
    }

    protected Store<Member2> members() {
        return store(Member2.RESOURCE);
    }

    protected Store<Guild> guilds() {
        return store(Guild.RESOURCE);
    }

    protected Store<Order> orders() {
        return store(Order.RESOURCE);
    }
}
