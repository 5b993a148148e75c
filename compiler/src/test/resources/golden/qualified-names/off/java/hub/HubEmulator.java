package hub;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;

/** A stateful emulator of Hub 1.0.0. */
@Generated("dev.ectype")
public class HubEmulator extends Emulator {
    /** Serves until it is stopped; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new HubEmulator(), arguments);
    }

    /** Override to replace operations. */
    protected UserOperations user(Exchange exchange) {
        return new UserOperations(exchange);
    }

    /** Override to replace operations. */
    protected OrgOperations orgs(Exchange exchange) {
        return new OrgOperations(exchange);
    }

    /** Override to replace operations. */
    protected RepoOperations repos(Exchange exchange) {
        return new RepoOperations(exchange);
    }

    /** Override to replace operations. */
    protected RegionOperations regions(Exchange exchange) {
        return new RegionOperations(exchange);
    }

    @Override
    protected final Operations operations(int group, Exchange exchange) {
        return switch (group) {
            case 0 -> user(exchange);
            case 1 -> orgs(exchange);
            case 2 -> repos(exchange);
            case 3 -> regions(exchange);
            default -> unknown(group);
        };
    }
}
