package dev.ectype.runtime.wire;

import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.table.State;
import org.jspecify.annotations.Nullable;

/** Receives the facts about a request that a reply in HTTP cannot carry. Requests in HTTP have an observer that ignores them. */
public interface CallObserver {
    /** Returns the observer of a request: the call itself, if a protocol adapter made it. */
    static CallObserver of(Request request) {
        // The check for a final class is much faster than the one for an interface, and each request needs several.
        return request instanceof ProtocolCall call ? call : IgnoredCall.INSTANCE;
    }

    /** Returns the event that the request reports to a subscriber, or null for an ordinary request. */
    ProtocolCall.@Nullable StateEvent event();

    /** Sets the version of the state that the reply represents. */
    void recordVersion(State seen);

    /** Sets the injected fault of the reply's body. */
    void setBodyFault(CallResult.BodyFault done);

    /** Sets the long-running operation to send in place of the reply. */
    void replaceReplyByOperation(Document operation);

    /** Takes the stream of a reply; false if the reply itself has to carry it. */
    boolean takeStream(OperationStream stream);

    /** Leaves the search for entities to the protocol adapter. */
    void leaveToAdapter();
}
