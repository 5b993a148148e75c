package harbours;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The stored resources that the operations read and change. */
@Generated("dev.ectype")
public abstract class HarboursStores extends Operations {
    protected HarboursStores(RequestContext context) {
        super(context);
    }

    protected Store<Port> ports() {
        return store(Port.RESOURCE);
    }

    protected Store<Berth> berths() {
        return store(Berth.RESOURCE);
    }
}
