package dev.ectype.runtime.wire;

import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.StateListener;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.table.State;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Calls the operations of an emulator in one of its sandboxes. */
public interface OperationCaller {
    /** Calls one operation as one request. */
    CallResult call(ProtocolCall call);

    /** Returns the newest version of the state. */
    State now();

    /**
     * Registers a listener for every write.
     *
     * @return the action that removes the listener
     */
    Runnable listen(StateListener listener);

    /** Returns the messages of channels, or null if the API has none. */
    @Nullable
    PublishedMessages messages();

    /**
     * Checks the credential of a request for the messages of an operation on a channel, without calling it.
     *
     * @throws Problem if the request has no credential that the operation accepts
     */
    void requireCredential(OperationPlan operation, Request request);

    /**
     * Checks the query and the headers that a connection to the channel of an operation must have.
     *
     * @throws Problem if one is missing or invalid
     */
    void requireConnection(OperationPlan operation, Request request);

    /** Writes a problem in the format that the API has for errors. */
    void refuse(Problem problem, Request request, ReplyBuffer reply);

    /** Opens a transaction that reads a version of the state. */
    Transaction reading(State seen);

    /** Returns instances in the order that a request chooses, or as they are if it names no member of them. */
    <T> List<T> sorted(List<T> instances, Function<T, Document> document, SortRequest request);
}
