package forge;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;

/** A stateful emulator of Forge API 2. */
@Generated("dev.ectype")
public class ForgeEmulator extends Emulator {
    /** Serves until it is stopped; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new ForgeEmulator(), arguments);
    }

    /** Override to replace operations. */
    protected OrgOperations orgs(Exchange exchange) {
        return new OrgOperations(exchange);
    }

    /** Override to replace operations. */
    protected SettingOperations settings(Exchange exchange) {
        return new SettingOperations(exchange);
    }

    /** Override to replace operations. */
    protected RepoOperations repos(Exchange exchange) {
        return new RepoOperations(exchange);
    }

    /** Override to replace operations. */
    protected IssueOperations issues(Exchange exchange) {
        return new IssueOperations(exchange);
    }

    @Override
    protected final Operations operations(int group, Exchange exchange) {
        return switch (group) {
            case 0 -> orgs(exchange);
            case 1 -> settings(exchange);
            case 2 -> repos(exchange);
            case 3 -> issues(exchange);
            default -> unknown(group);
        };
    }
}
