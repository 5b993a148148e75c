package forge;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Forge API 2. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class ForgeEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new ForgeEmulator(), arguments);
    }

    protected OrgOperations orgs(RequestContext context) {
        return new OrgOperations(context);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "orgs" -> orgs(context);
            default -> unknown(group);
        };
    }
}
