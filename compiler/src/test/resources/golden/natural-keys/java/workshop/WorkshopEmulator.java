package workshop;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Workshop 1. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class WorkshopEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new WorkshopEmulator(), arguments);
    }

    protected MemberOperations members(RequestContext context) {
        return new MemberOperations(context);
    }

    protected GuildOperations guilds(RequestContext context) {
        return new GuildOperations(context);
    }

    protected OrderOperations orders(RequestContext context) {
        return new OrderOperations(context);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "members" -> members(context);
            case "guilds" -> guilds(context);
            case "orders" -> orders(context);
            default -> unknown(group);
        };
    }
}
