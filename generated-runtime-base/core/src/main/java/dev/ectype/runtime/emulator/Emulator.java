package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.carry.CarryOverResult;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.state.ForkPoint;
import dev.ectype.runtime.state.JournalVerification;
import dev.ectype.runtime.state.StateDiff;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.journal.Journal;
import dev.ectype.runtime.state.snapshot.SnapshotFit;
import dev.ectype.runtime.wire.AdapterExtension;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Emulates one API and keeps its state. The class that is emitted for an API description extends it. */
public abstract class Emulator implements HttpHandler, AutoCloseable {
    /** A field instead of a method, because emitted classes may have a method of any name. */
    final EmulatorLifecycle lifecycle = new EmulatorLifecycle(getClass());

    /** Creates an emulator that is not started yet. */
    protected Emulator() {}

    /**
     * Creates the operations of a group for one request.
     *
     * @param group the name of the method that creates them
     */
    protected abstract Operations operations(String group, RequestContext context);

    /** Rejects a group that this class does not know. Only a plan from another emission contains one. */
    protected final Operations unknown(String group) {
        throw new IllegalStateException(
                "the plan needs group " + group + ", which " + getClass().getName() + " does not have");
    }

    /** Returns the emitted wiring of the GraphQL schema, or null for an API without GraphQL. */
    protected @Nullable AdapterExtension fetchers() {
        return null;
    }

    /**
     * Receives an event that an operation emitted, after its transaction was committed.
     *
     * @param event the name of the event
     * @param about the instance that the event concerns
     */
    protected void emitted(String event, Document about) {}

    /** Serves with the options of a command line until the process receives a stop signal, then ends the process with an exit code. */
    protected static void launch(Emulator emulator, String[] arguments) {
        EmulatorMain.run(emulator, arguments);
    }

    /** Returns the plan that the emulator serves. After {@link #continueAs} this is the plan of the later edition. */
    public final Plan plan() {
        return lifecycle.plan();
    }

    /** Starts serving on any free port of this machine, with the default options. Returns this emulator. */
    public final Emulator start() {
        return start(EmulatorOptions.standard().withPort(0));
    }

    /**
     * Starts serving. An emulator can be started only once.
     *
     * @return this emulator
     * @throws IllegalStateException if the emulator was started before
     * @throws dev.ectype.runtime.server.ServerStartFailure if the server cannot listen on the address
     */
    public final Emulator start(EmulatorOptions options) {
        lifecycle.start(this, options);
        return this;
    }

    /** Creates the state without a server. The caller passes requests to {@link #handle}. Returns this emulator, see {@link #start}. */
    public final Emulator boot(EmulatorOptions options) {
        lifecycle.boot(this, options);
        return this;
    }

    /** Writes the reply to a request. Before the start the status is 503. */
    @Override
    public final void handle(Request request, ReplyBuffer reply) {
        lifecycle.handle(request, reply);
    }

    /**
     * Runs a request to an API operation without faults and discards all changes. Neither the state nor the journal changes.
     *
     * @throws IllegalStateException if the emulator was not started, or runs in a sandbox of another one
     */
    public final void rehearse(Request request, ReplyBuffer reply) {
        lifecycle.rehearse(request, reply);
    }

    /** Whether the emulator handles the request while its body arrives. */
    @Override
    public final boolean streamsBody(Request request) {
        return lifecycle.streamsBody(request);
    }

    /** Returns the newest state, or null if no reply may be sent again. */
    @Override
    public final @Nullable Object replyVersion() {
        return lifecycle.replyVersion();
    }

    /**
     * Continues with the plan and the operations of a later edition of the same API and carries over the state that still fits.
     * Requests in progress complete, and no request is refused meanwhile.
     *
     * @param later an emulator that was not started; it cannot be used by itself afterwards
     * @return the number of instances that were kept, and the lost ones
     * @throws IllegalStateException if this emulator was not started, or runs in a sandbox of another one
     */
    public final CarryOverResult continueAs(Emulator later) {
        return lifecycle.continueAs(later);
    }

    /**
     * Returns the result of carrying over the start snapshot, or null if the snapshot came from the same version of the API
     * description.
     */
    public final @Nullable CarryOverResult carriedFixture() {
        return lifecycle.sandboxContext().carried();
    }

    /** Returns the options that the emulator was started with. */
    public final EmulatorOptions options() {
        return lifecycle.sandboxContext().options();
    }

    /**
     * Returns the port that the emulator listens on.
     *
     * @throws IllegalStateException if the emulator has no server
     */
    public final int port() {
        return lifecycle.port();
    }

    /** Returns the URI for clients of MQTT, such as {@code mqtt://127.0.0.1:1883}, or null if the emulator does not serve it. */
    public final @Nullable URI mqttUri() {
        return lifecycle.mqttUri();
    }

    /**
     * Returns the URI at which clients reach the emulator, without a slash at its end.
     *
     * @throws IllegalStateException if the emulator was not started
     */
    public final URI baseUri() {
        return lifecycle.baseUri();
    }

    /**
     * Runs another emulator in a sandbox of this one, with its own state, clock and journal. Clients reach it on the same port,
     * at its own {@link #baseUri} or with the header {@code x-service-sandbox}. A sandbox takes memory only for the changes that
     * are made in it.
     *
     * @param guest an emulator of the same API that was not started; closing it drops the sandbox
     * @return the guest
     * @throws IllegalArgumentException if the name is in use, or the guest emulates another API
     * @throws IllegalStateException if this emulator was not started, or the guest was started
     */
    public final <E extends Emulator> E sandbox(String name, E guest, ForkPoint from) {
        return sandbox(name, guest, from, options().log());
    }

    /**
     * Runs another emulator in a sandbox of this one, with a separate log for unmatched requests.
     *
     * @param log receives the sandbox requests that match no operation; the server's own log receives all others
     */
    public final <E extends Emulator> E sandbox(String name, E guest, ForkPoint from, ServerLog log) {
        lifecycle.mount(guest, name, from, log);
        return guest;
    }

    /** Returns the names of the sandboxes in order. */
    public final List<String> sandboxes() {
        return lifecycle.sandboxes();
    }

    /**
     * Drops a sandbox with its state.
     *
     * @return whether the sandbox existed
     */
    public final boolean drop(String name) {
        return lifecycle.drop(name);
    }

    /** Returns the journal of the state. */
    public final Journal journal() {
        return engine().journal();
    }

    /**
     * Rewinds the state to a journal position. The next write there starts a branch.
     *
     * @throws dev.ectype.runtime.state.journal.UnknownPosition if the journal does not contain the position
     */
    public final void rewind(long position) {
        engine().history().rewind(position);
    }

    /** Forwards the state to the newest position of the journal's current branch. */
    public final void forward() {
        forward(journal().lastPosition());
    }

    /**
     * Forwards the state to a later position of the journal's current branch.
     *
     * @throws dev.ectype.runtime.state.journal.UnknownPosition if the branch ends before the position
     */
    public final void forward(long position) {
        engine().history().forward(position);
    }

    /** Returns the number of writes that led to the current state. */
    public final long position() {
        return engine().state().position();
    }

    /**
     * Compares the states at two journal positions.
     *
     * @throws dev.ectype.runtime.state.journal.UnknownPosition if the journal does not contain a position
     */
    public final StateDiff diff(long from, long to) {
        return engine().history().diff(from, to);
    }

    /**
     * Replays all writes of the journal's current branch in a second emulator and finds the first write with a different result.
     *
     * @throws IllegalStateException if a second emulator of this class cannot be created
     */
    public final JournalVerification verify() {
        return EmulatorVerification.of(this, lifecycle.sandboxContext(), lifecycle.publicOrigin());
    }

    /** Returns the whole state as JSON in UTF-8. Equal states give equal bytes. */
    public final byte[] snapshot() {
        return engine().snapshot();
    }

    /** Saves the whole state for {@link #restore(SavedState)}. The cost is small and independent of the size of the state. */
    public final SavedState save() {
        StateEngine engine = engine();
        return new SavedState(engine, engine.state());
    }

    /** Restores a state from {@link #save}, of this emulator or of another emulator of the same API. */
    public final void restore(SavedState saved) {
        StateEngine engine = engine();
        if (saved.engine() == engine) {
            engine.restore(saved.state());
        } else {
            restore(Json.parse(saved.json(), JsonLimits.GREATEST));
        }
    }

    /**
     * Replaces the whole state with a snapshot, and starts a branch of the journal.
     *
     * @throws dev.ectype.runtime.state.snapshot.BadSnapshot if the snapshot does not fit this API
     */
    public final void restore(Document snapshot) {
        engine().restore(snapshot, SnapshotFit.SAME_RESOURCES);
    }

    /** Resets the state to the state at the start, and starts a branch of the journal. */
    public final void reset() {
        engine().reset();
    }

    /** Stops the server, or drops the sandbox in which the emulator runs. A second call does nothing. */
    @Override
    public void close() {
        lifecycle.close();
    }

    private StateEngine engine() {
        return lifecycle.sandboxContext().engine();
    }
}
