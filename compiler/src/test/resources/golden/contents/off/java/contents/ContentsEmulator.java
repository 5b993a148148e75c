package contents;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Contents 1. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class ContentsEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new ContentsEmulator(), arguments);
    }

    protected FileOperations files(RequestContext context) {
        return new FileOperations(context);
    }

    protected RawOperations raw(RequestContext context) {
        return new RawOperations(context);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "files" -> files(context);
            case "raw" -> raw(context);
            default -> unknown(group);
        };
    }
}
