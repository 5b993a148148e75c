package ofstores;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The stored resources that the operations read and change. */
@Generated("dev.ectype")
public abstract class OfStoresStores extends Operations {
    protected OfStoresStores(RequestContext context) {
        super(context);
    }

    protected Store<Store2> storeStore() {
        return store(Store2.RESOURCE);
    }

    protected Store<Branch> branches() {
        return store(Branch.RESOURCE);
    }
}
