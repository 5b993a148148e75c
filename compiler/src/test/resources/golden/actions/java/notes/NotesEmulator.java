package notes;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Notes 1.0.0. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class NotesEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new NotesEmulator(), arguments);
    }

    protected NoteOperations notes(RequestContext context) {
        return new NoteOperations(context);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "notes" -> notes(context);
            default -> unknown(group);
        };
    }
}
