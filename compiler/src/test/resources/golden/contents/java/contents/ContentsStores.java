package contents;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The stored resources that the operations read and change. */
@Generated("dev.ectype")
public abstract class ContentsStores extends Operations {
    protected ContentsStores(RequestContext context) {
        super(context);
    }

    protected Store<File> files() {
        return store(File.RESOURCE);
    }
}
