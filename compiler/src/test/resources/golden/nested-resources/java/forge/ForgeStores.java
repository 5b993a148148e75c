package forge;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The stored resources that the operations read and change. */
@Generated("dev.ectype")
public abstract class ForgeStores extends Operations {
    protected ForgeStores(RequestContext context) {
        super(context);
    }

    protected Store<Org> orgs() {
        return store(Org.RESOURCE);
    }

    protected Store<Settings> settings() {
        return store(Settings.RESOURCE);
    }

    protected Store<Repo> repos() {
        return store(Repo.RESOURCE);
    }

    protected Store<Issue> issues() {
        return store(Issue.RESOURCE);
    }
}
