package notes;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;

/** A stateful emulator of Notes 1.0.0. */
@Generated("dev.ectype")
public class NotesEmulator extends Emulator {
    /** Serves until it is stopped; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new NotesEmulator(), arguments);
    }

    /** Override to replace operations. */
    protected NoteOperations notes(Exchange exchange) {
        return new NoteOperations(exchange);
    }

    @Override
    protected final Operations operations(int group, Exchange exchange) {
        return switch (group) {
            case 0 -> notes(exchange);
            default -> unknown(group);
        };
    }
}
