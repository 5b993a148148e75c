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

/** One request and the transaction in which it is answered. */
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
            SandboxContext world,
            PreparedOperation endpoint,
            Arguments arguments,
            Transaction transaction,
            ReplyEnvironment surroundings) {
        this.sandbox = world;
        this.preparedOperation = endpoint;
        this.arguments = arguments;
        this.transaction = transaction;
        this.environment = surroundings;
    }

    /** Something that an operation tells whoever listens. */
    public record Event(String name, Document document) {}

    public Request request() {
        return arguments.source().request();
    }

    /** The operation as the description calls it. */
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

    /** Lets an instance be changed for the first time in this exchange only if the client knows its version. */
    public void requireKnownVersion(ReplyContent.Instance target) {
        if (preparedOperation.isVersioned(target.shape()) && !changed) {
            VersionPreconditions.require(request(), target);
        }
        changed = true;
    }

    /** Remembers what the operation itself has made, where it begins something beside that. */
    public void createdInstance(ReplyContent.Instance instance) {
        createdInstance = instance;
    }

    public ReplyContent.@Nullable Instance createdInstance() {
        return createdInstance;
    }

    public void emit(String name, Document document) {
        events.add(new Event(name, document));
    }

    public List<Event> events() {
        return events;
    }
}
