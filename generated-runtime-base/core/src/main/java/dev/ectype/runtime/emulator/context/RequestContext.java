package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.reply.ReplyEnvironment;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.Transaction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds one request and the transaction in which it runs. */
public final class RequestContext {
    private final SandboxContext sandbox;
    private final PreparedOperation preparedOperation;
    private final Arguments arguments;
    private final Transaction transaction;
    private final ReplyEnvironment environment;
    private final List<Event> events = new ArrayList<>(0);
    private boolean changed;
    private ReplyContent.@Nullable Instance createdInstance;

    public RequestContext(
            SandboxContext sandbox,
            PreparedOperation operation,
            Arguments arguments,
            Transaction transaction,
            ReplyEnvironment environment) {
        this.sandbox = sandbox;
        this.preparedOperation = operation;
        this.arguments = arguments;
        this.transaction = transaction;
        this.environment = environment;
    }

    /** An event that an operation emits. */
    public record Event(String name, Document document) {}

    public Request request() {
        return arguments.source().request();
    }

    /** Returns the operation's identifier in the API description. */
    public String operation() {
        return preparedOperation.route().plan().id();
    }

    public SandboxContext sandbox() {
        return sandbox;
    }

    public PreparedOperation preparedOperation() {
        return preparedOperation;
    }

    public Arguments arguments() {
        return arguments;
    }

    public Transaction transaction() {
        return transaction;
    }

    public ReplyEnvironment environment() {
        return environment;
    }

    /** Checks the version precondition before the first change of an instance in this request. */
    public void requireKnownVersion(ReplyContent.Instance target) {
        if (preparedOperation.isVersioned(target.shape()) && !changed) {
            VersionPreconditions.require(request(), target);
        }
        changed = true;
    }

    /** Stores the instance that the operation created, for operations that also start a long-running operation. */
    public void createdInstance(ReplyContent.Instance instance) {
        createdInstance = instance;
    }

    public ReplyContent.@Nullable Instance createdInstance() {
        return createdInstance;
    }

    /** Adds an event to send after the commit. */
    public void emit(String name, Document document) {
        events.add(new Event(name, document));
    }

    public List<Event> events() {
        return events;
    }
}
