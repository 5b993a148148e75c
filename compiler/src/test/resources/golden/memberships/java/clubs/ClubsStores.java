package clubs;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The stored resources that the operations read and change. */
@Generated("dev.ectype")
public abstract class ClubsStores extends Operations {
    protected ClubsStores(RequestContext context) {
        super(context);
    }

    protected Store<User> users() {
        return store(User.RESOURCE);
    }

    protected Store<Club> clubs() {
        return store(Club.RESOURCE);
    }
}
