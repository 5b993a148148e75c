package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.reply.ReplyEnvironment;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.state.Transaction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds one request and the transaction in which it runs. */
public final class RequestTransaction implements RequestContext {
    private final SandboxContext sandbox;
    private final PreparedOperation preparedOperation;
    private final Arguments arguments;
    private final Transaction transaction;
    private final ReplyEnvironment environment;
    /** The events to send after the commit, in order. Most requests have none. */
    private List<Event> events = List.of();

    private boolean changed;
    private ReplyContent.@Nullable Instance createdInstance;

    /**
     * Creates the context of one request.
     *
     * @param arguments the parameters and the body
     * @param transaction the transaction in which the operation runs
     * @param environment the time, the seed and the origin of links for the reply
     */
    public RequestTransaction(
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

    /**
     * An event that an operation emits.
     *
     * @param name the name of the event
     * @param document the document of the instance that the event concerns
     */
    public record Event(String name, Document document) {}

    /**
     * Returns the transaction of a request that emitted code passes on.
     *
     * @throws IllegalArgumentException if no emulator created the context
     */
    public static RequestTransaction of(RequestContext context) {
        if (context instanceof RequestTransaction transaction) {
            return transaction;
        }
        throw new IllegalArgumentException("operations need the context that the emulator passes on, found a "
                + context.getClass().getName());
    }

    @Override
    public String method() {
        return request().method();
    }

    @Override
    public String path() {
        return request().path();
    }

    @Override
    public @Nullable String header(String name) {
        return request().header(name);
    }

    @Override
    public List<String> headers(String name) {
        return request().headers(name);
    }

    /** Returns the HTTP request, or the call of another protocol. */
    public Request request() {
        return arguments.source().request();
    }

    @Override
    public String operation() {
        return preparedOperation.route().plan().id();
    }

    /** Returns the sandbox that serves the request, for the commit and for requests to other operations. */
    public SandboxContext sandbox() {
        return sandbox;
    }

    /** Returns the shapes of all resources. */
    public ResourceShapes shapes() {
        return sandbox.shapes();
    }

    /** Returns the factory of stored documents. */
    public DocumentFactory documents() {
        return sandbox.documents();
    }

    /** Returns the plan that the emulator serves. */
    public Plan plan() {
        return sandbox.plan();
    }

    /** Returns the options of the emulator. */
    public EmulatorOptions options() {
        return sandbox.options();
    }

    /** Returns the operation that the request calls. */
    public PreparedOperation preparedOperation() {
        return preparedOperation;
    }

    /** Returns whether the filter for a member has its default, because the request does not set it. */
    public boolean isByDefault(MemberPath path) {
        return preparedOperation.isByDefault(path, arguments());
    }

    /** Returns the parameters and the body of the request. */
    public Arguments arguments() {
        return arguments;
    }

    /** Returns the transaction in which the operation runs. */
    public Transaction transaction() {
        return transaction;
    }

    /** Returns the time, the seed and the origin of links for the reply. */
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

    /** Returns the instance that the operation created besides a long-running operation, or null. */
    public ReplyContent.@Nullable Instance createdInstance() {
        return createdInstance;
    }

    /** Adds an event to send after the commit. */
    public void emit(String name, Document document) {
        if (events.isEmpty()) {
            events = new ArrayList<>(1);
        }
        events.add(new Event(name, document));
    }

    /** Returns the events to send after the commit, in order. */
    public List<Event> events() {
        return events;
    }
}
