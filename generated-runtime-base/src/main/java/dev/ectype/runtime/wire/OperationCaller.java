package dev.ectype.runtime.wire;

import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.journal.Commit;
import dev.ectype.runtime.state.table.State;
import java.util.function.Consumer;

/** Asks an emulator, in one of its sandboxes. */
public interface OperationCaller {
    /** Asks for one operation, as one request. */
    CallResult call(ProtocolCall call);

    /** The newest version of the state. */
    State now();

    /**
     * Lets somebody hear of every write, in the middle of it: it must be quick.
     *
     * @return ends that
     */
    Runnable listen(Consumer<Commit> heard);

    /** A version of the state, to read more of it. */
    Transaction reading(State seen);
}
