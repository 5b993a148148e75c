package hub;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Hub 1.0.0. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class HubEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new HubEmulator(), arguments);
    }

    protected RepoOperations repos(RequestContext context) {
        return new RepoOperations(context);
    }

    protected BucketOperations buckets(RequestContext context) {
        return new BucketOperations(context);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "repos" -> repos(context);
            case "buckets" -> buckets(context);
            default -> unknown(group);
        };
    }
}
