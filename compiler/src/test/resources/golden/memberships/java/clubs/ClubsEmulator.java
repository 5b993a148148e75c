package clubs;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Clubs 1.0.0. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class ClubsEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new ClubsEmulator(), arguments);
    }

    protected UserOperations users(RequestContext context) {
        return new UserOperations(context);
    }

    protected ClubOperations clubs(RequestContext context) {
        return new ClubOperations(context);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "users" -> users(context);
            case "clubs" -> clubs(context);
            default -> unknown(group);
        };
    }
}
