package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.context.SandboxContext;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.JournalVerification;

/** The operations of an emulated API, as its emitted emulator implements them. */
public interface ApiOperations {
    /**
     * Runs one operation for a request.
     *
     * @param group the name of the emulator's method that creates the operations
     * @param operation the identifier of the operation
     */
    Reply<?> run(String group, String operation, RequestTransaction context);

    /** Reports an event of an operation after its transaction was committed. */
    void emitted(String event, Document about);

    /** Replays the writes of the journal in a second emulator. */
    JournalVerification verify(SandboxContext sandbox, PublicOrigin publicOrigin);
}
