package clubs;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;

/** A stateful emulator of Clubs 1.0.0. */
@Generated("dev.ectype")
public class ClubsEmulator extends Emulator {
    /** Serves until it is stopped; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new ClubsEmulator(), arguments);
    }

    /** Override to replace operations. */
    protected UserOperations users(Exchange exchange) {
        return new UserOperations(exchange);
    }

    /** Override to replace operations. */
    protected ClubOperations clubs(Exchange exchange) {
        return new ClubOperations(exchange);
    }

    /** Override to replace operations. */
    protected MeOperations me(Exchange exchange) {
        return new MeOperations(exchange);
    }

    @Override
    protected final Operations operations(int group, Exchange exchange) {
        return switch (group) {
            case 0 -> users(exchange);
            case 1 -> clubs(exchange);
            case 2 -> me(exchange);
            default -> unknown(group);
        };
    }
}
