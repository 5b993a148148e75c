package dev.ectype.runtime.wire;

import dev.ectype.runtime.state.State;
import dev.ectype.runtime.state.Transaction;

/** Asks an emulator, in one of its sandboxes. */
public interface Calls {
    /** Asks for one operation, as one request. */
    Called call(Call call);

    /** The newest version of the state. */
    State now();

    /** A version of the state, to read more of it. */
    Transaction reading(State seen);
}
