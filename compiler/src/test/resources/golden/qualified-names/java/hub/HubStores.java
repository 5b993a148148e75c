package hub;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The stored resources that the operations read and change. */
@Generated("dev.ectype")
public abstract class HubStores extends Operations {
    protected HubStores(RequestContext context) {
        super(context);
    }

    protected Store<Repo> repos() {
        return store(Repo.RESOURCE);
    }

    protected Store<Bucket> buckets() {
        return store(Bucket.RESOURCE);
    }
}
