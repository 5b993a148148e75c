package dev.ectype.runtime.emulator;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.Verified;

/** The operations of an emulated API, as its emitted emulator implements them. */
interface ApiOperations {
    /** Runs one operation of a group for a request. */
    Reply<?> run(int group, int operation, Exchange exchange);

    /** Reports an event of an operation after its transaction was committed. */
    void emitted(String event, Document about);

    /** Runs the writes that the journal remembers again in a second emulator. */
    Verified verify(World world, Place place);
}
