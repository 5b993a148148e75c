package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.carry.CarryOverResult;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.context.SandboxContext;
import dev.ectype.runtime.emulator.control.SandboxInfo;
import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.instance.ApiOperations;
import dev.ectype.runtime.emulator.instance.EmulatorSandbox;
import dev.ectype.runtime.emulator.instance.PublicOrigin;
import dev.ectype.runtime.emulator.instance.Sandboxes;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.server.RunningServer;
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
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Emulates one API and keeps its state. The class that is emitted for an API description extends it. */
public abstract class Emulator implements HttpHandler, AutoCloseable {
    private final Plan plan = PlanFile.read(getClass());
    private @Nullable SandboxContext sandboxContext;
    private @Nullable Sandboxes sandboxes;
    private @Nullable EmulatorSandbox sandbox;
    private volatile @Nullable HttpHandler front;
    private volatile @Nullable Emulator host;
    private @Nullable RunningServer server;
    private @Nullable URI baseUri;

    /** Creates an emulator that is not started yet. */
    protected Emulator() {}

    /** Creates the operations of a group for one request. */
    protected abstract Operations operations(int group, RequestContext context);

    /** Rejects a group number that this class does not know. Only a plan from another emission contains such a number. */
    protected final Operations unknown(int group) {
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
     * @param about the instance that the event concerns
     */
    protected void emitted(String event, Document about) {}

    /** Serves with the options of a command line until the process ends. */
    protected static void launch(Emulator emulator, String[] arguments) {
        EmulatorMain.run(emulator, arguments);
    }

    /** Returns the plan that the emulator serves. After {@link #continueAs} this is the plan of the later edition. */
    public final synchronized Plan plan() {
        return sandboxContext == null ? plan : sandboxContext().plan();
    }

    /** Starts serving on any free port of this machine. */
    public final Emulator start() {
        return start(EmulatorOptions.standard().withPort(0));
    }

    /** Starts serving. An emulator can be started only once. */
    public final synchronized Emulator start(EmulatorOptions options) {
        open(options);
        RunningServer running = RunningServer.start(sandboxContext().options().listening(), this);
        server = running;
        answer(options.origin(running.port()), "");
        return this;
    }

    /** Creates the state without a server. The caller passes requests to {@link #handle}. */
    public final synchronized Emulator boot(EmulatorOptions options) {
        open(options);
        answer(options.origin(options.port()), "");
        return this;
    }

    /** Creates the state. Requests are not served yet. */
    final synchronized void open(EmulatorOptions options) {
        if (sandboxContext != null) {
            throw new IllegalStateException("this emulator has been started already");
        }
        sandboxContext = new SandboxContext(plan, options, this::fetchers);
    }

    /**
     * Creates the state with the options of an earlier edition. A fixture that does not fit this edition is dropped. Chaos rules
     * come with the state that is carried over.
     */
    private void openLike(EmulatorOptions earlier) {
        Fixture fixture = earlier.fixture();
        EmulatorOptions options = earlier.withChaos(null);
        try {
            open(options.withFixture(fixture == null ? null : fixture.keepingMatches()));
        } catch (BadFixture misfit) {
            open(options.withFixture(null));
        }
    }

    /**
     * Serves requests from now on.
     *
     * @param origin the scheme, host and port that clients use
     * @param prefix the prefix of all paths, or an empty text
     */
    final synchronized void answer(String origin, String prefix) {
        SandboxContext booted = sandboxContext();
        baseUri = URI.create(origin + prefix);
        Sandboxes created = new Sandboxes(booted, new Api(), new PublicOrigin(origin));
        sandboxes = created;
        sandbox = created.base();
        front = created;
    }

    @Override
    public final void handle(Request request, ReplyBuffer reply) {
        HttpHandler ready = front;
        if (ready == null) {
            // The port opens before the links that depend on it are known, so the very first requests can arrive too
            // early.
            reply.status(503).header("retry-after", "1");
        } else {
            ready.handle(request, reply);
        }
    }

    /** Runs a request to an API operation without faults and discards all changes. Neither the state nor the journal changes. */
    public final void rehearse(Request request, ReplyBuffer reply) {
        Sandboxes all;
        synchronized (this) {
            all = sandboxes;
        }
        if (all == null) {
            throw new IllegalStateException(
                    "this emulator has not been started, or is mounted in a sandbox of another emulator");
        }
        all.rehearse(request, reply);
    }

    @Override
    public final boolean streamsBody(Request request) {
        HttpHandler ready = front;
        return ready != null && ready.streamsBody(request);
    }

    /**
     * Continues with the plan and the operations of a later edition of the same API and carries over the state that still fits.
     * Requests in progress complete, and no request is refused meanwhile.
     *
     * @param later an emulator that was not started; it cannot be used by itself afterwards
     */
    public final synchronized CarryOverResult continueAs(Emulator later) {
        Sandboxes all = sandboxes;
        if (all == null) {
            throw new IllegalStateException(
                    "this emulator has not been started, or is mounted in a sandbox of another emulator");
        }
        later.openLike(sandboxContext().options());
        return all.continueAs(later.sandboxContext(), later.new Api());
    }

    final synchronized SandboxContext sandboxContext() {
        EmulatorSandbox own = sandbox;
        SandboxContext booted = own == null ? sandboxContext : own.context();
        if (booted == null) {
            throw new IllegalStateException("this emulator has not been started");
        }
        return booted;
    }

    /**
     * Returns the result of carrying over the start snapshot, or null if the snapshot came from the same version of the API
     * description.
     */
    public final @Nullable CarryOverResult carriedFixture() {
        return sandboxContext().carried();
    }

    /** Returns the options that the emulator was started with. */
    public final EmulatorOptions options() {
        return sandboxContext().options();
    }

    /** Returns the port that the emulator listens on. */
    public final int port() {
        Emulator serving = host;
        return serving == null ? served() : serving.port();
    }

    private synchronized int served() {
        RunningServer running = server;
        if (running == null) {
            throw new IllegalStateException("this emulator is not being served");
        }
        return running.port();
    }

    /** Returns the URI at which clients reach the emulator. */
    public final synchronized URI baseUri() {
        URI base = baseUri;
        if (base == null) {
            throw new IllegalStateException("this emulator has not been started");
        }
        return base;
    }

    /**
     * Runs another emulator in a sandbox of this one, with its own state, clock and journal. Clients reach it on the same port,
     * at its own {@link #baseUri} or with the header {@code x-service-sandbox}. A sandbox takes memory only for the changes that
     * are made in it.
     *
     * @param guest an emulator of the same API that was not started; closing it drops the sandbox
     * @return the guest
     */
    public final <E extends Emulator> E sandbox(String name, E guest, ForkPoint from) {
        return sandbox(name, guest, from, options().log());
    }

    /**
     * Runs another emulator in a sandbox of this one, with a separate log for unmatched requests.
     *
     * @param log receives the sandbox requests that match no operation; the server's own log receives all others
     */
    public final synchronized <E extends Emulator> E sandbox(String name, E guest, ForkPoint from, ServerLog log) {
        Emulator joining = guest;
        Sandboxes all = sandboxes;
        if (all == null) {
            throw new IllegalStateException(
                    "this emulator has not been started, or is mounted in a sandbox of another emulator");
        }
        if (!joining.plan.api().hash().equals(plan().api().hash())) {
            throw new IllegalArgumentException("a mounted emulator must emulate the same API, but "
                    + guest.getClass().getName() + " emulates another API than "
                    + getClass().getName());
        }
        joining.join(this, name, all.admit(joining.new Api(), name, from, log));
        return guest;
    }

    private synchronized void join(Emulator other, String name, EmulatorSandbox created) {
        if (sandboxContext != null) {
            other.drop(name);
            throw new IllegalStateException("this emulator has been started already");
        }
        sandboxContext = created.context();
        sandbox = created;
        front = created;
        host = other;
        baseUri = URI.create(other.baseUri() + Sandboxes.PATH + "/" + name);
    }

    /** Returns the names of the sandboxes in order. */
    public final synchronized List<String> sandboxes() {
        return sandboxes == null
                ? List.of()
                : sandboxes.sandboxes().stream().map(SandboxInfo::name).toList();
    }

    /**
     * Drops a sandbox with its state.
     *
     * @return whether the sandbox existed
     */
    public final synchronized boolean drop(String name) {
        return sandboxes != null && sandboxes.drop(name);
    }

    /** Returns the journal of the state. */
    public final Journal journal() {
        return sandboxContext().engine().journal();
    }

    /**
     * Rewinds the state to a journal position. The next write there starts a branch.
     *
     * @throws dev.ectype.runtime.state.journal.UnknownPosition if the journal does not contain the position
     */
    public final void rewind(long position) {
        sandboxContext().engine().rewind(position);
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
        sandboxContext().engine().forward(position);
    }

    /** Returns the number of writes that led to the current state. */
    public final long position() {
        return sandboxContext().engine().state().position();
    }

    /**
     * Compares the states at two journal positions.
     *
     * @throws dev.ectype.runtime.state.journal.UnknownPosition if the journal does not contain a position
     */
    public final StateDiff diff(long from, long to) {
        return sandboxContext().engine().diff(from, to);
    }

    /**
     * Replays all writes of the journal's current branch in a second emulator and finds the first write with a different result.
     *
     * @throws IllegalStateException if a second emulator of this class cannot be created
     */
    public final JournalVerification verify() {
        Emulator serving = host;
        Sandboxes all = serving == null ? sandboxes : serving.sandboxes;
        return EmulatorVerification.of(
                this, sandboxContext(), Objects.requireNonNull(all, "started").publicOrigin());
    }

    /** Returns the whole state as JSON. */
    public final byte[] snapshot() {
        return sandboxContext().engine().snapshot();
    }

    /** Saves the whole state for {@link #restore(SavedState)}. The cost is small and independent of the size of the state. */
    public final SavedState save() {
        StateEngine engine = sandboxContext().engine();
        return new SavedState(engine, engine.state());
    }

    /** Restores a state from {@link #save}, of this emulator or of another emulator of the same API. */
    public final void restore(SavedState saved) {
        StateEngine engine = sandboxContext().engine();
        if (saved.engine() == engine) {
            engine.restore(saved.state());
        } else {
            restore(Json.parse(saved.json(), JsonLimits.GREATEST));
        }
    }

    /** Replaces the whole state with a snapshot. */
    public final void restore(Document snapshot) {
        sandboxContext().engine().restore(snapshot, SnapshotFit.SAME_RESOURCES);
    }

    /** Resets the state to the state at the start. */
    public final void reset() {
        sandboxContext().engine().reset();
    }

    @Override
    public void close() {
        Emulator serving = host;
        if (serving == null) {
            stop();
        } else {
            serving.drop(sandboxContext().engine().sandbox());
        }
    }

    private synchronized void stop() {
        RunningServer running = server;
        server = null;
        if (running != null) {
            running.close();
        }
    }

    /** Gives the emulator's sandboxes access to its operations. */
    private final class Api implements ApiOperations {
        @Override
        public Reply<?> run(int group, int operation, RequestContext context) {
            return operations(group, context).dispatch(operation);
        }

        @Override
        public void emitted(String event, Document about) {
            Emulator.this.emitted(event, about);
        }

        @Override
        public JournalVerification verify(SandboxContext sandbox, PublicOrigin publicOrigin) {
            return EmulatorVerification.of(Emulator.this, sandbox, publicOrigin);
        }
    }
}
