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

/** A stateful emulator of one API; what is emitted for a description extends it. */
public abstract class Emulator implements HttpHandler, AutoCloseable {
    private final Plan plan = PlanFile.read(getClass());
    private @Nullable SandboxContext sandboxContext;
    private @Nullable Sandboxes sandboxes;
    private @Nullable EmulatorSandbox sandbox;
    private volatile @Nullable HttpHandler front;
    private volatile @Nullable Emulator host;
    private @Nullable RunningServer server;
    private @Nullable URI baseUri;

    protected Emulator() {}

    /** The operations of a group, for one request. */
    protected abstract Operations operations(int group, RequestContext exchange);

    /** Answers for a number that no group has, which only a plan of another emission can ask for. */
    protected final Operations unknown(int group) {
        throw new IllegalStateException(
                "the plan asks for group " + group + ", which " + getClass().getName() + " does not have");
    }

    /** What was emitted to wire the schema of an API that is described in GraphQL, or null. */
    protected @Nullable AdapterExtension fetchers() {
        return null;
    }

    /** Hears of an event that an operation has told, after its transaction was committed. */
    protected void emitted(String event, Document about) {}

    /** Serves as the options of a command line ask, until the process ends. */
    protected static void launch(Emulator emulator, String[] arguments) {
        EmulatorMain.run(emulator, arguments);
    }

    public final synchronized Plan plan() {
        return sandboxContext == null ? plan : sandboxContext().plan();
    }

    /** Starts serving on any free port of this machine. */
    public final Emulator start() {
        return start(EmulatorOptions.standard().withPort(0));
    }

    /** Starts serving; an emulator is started once. */
    public final synchronized Emulator start(EmulatorOptions options) {
        open(options);
        RunningServer running = RunningServer.start(sandboxContext().options().listening(), this);
        server = running;
        answer(options.origin(running.port()), "");
        return this;
    }

    /** Boots without a server; whoever calls {@link #handle} is the transport. */
    public final synchronized Emulator boot(EmulatorOptions options) {
        open(options);
        answer(options.origin(options.port()), "");
        return this;
    }

    /** Makes the state; nothing is answered yet. */
    final synchronized void open(EmulatorOptions options) {
        if (sandboxContext != null) {
            throw new IllegalStateException("this emulator has been started already");
        }
        sandboxContext = new SandboxContext(plan, options, this::fetchers);
    }

    /**
     * The same; what the earlier edition could be started with need not fit this one, which then starts without it. Rules of
     * chaos come with the state that is taken over.
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

    /** Answers from now on as what is reached at an origin, below a prefix of its paths. */
    final synchronized void answer(String origin, String prefix) {
        SandboxContext booted = sandboxContext();
        baseUri = URI.create(origin + prefix);
        Sandboxes made = new Sandboxes(booted, new Api(), new PublicOrigin(origin));
        sandboxes = made;
        sandbox = made.base();
        front = made;
    }

    @Override
    public final void handle(Request request, ReplyBuffer reply) {
        HttpHandler ready = front;
        if (ready == null) {
            // The port is known before the links that depend on it: the very first requests may come too early.
            reply.status(503).header("retry-after", "1");
        } else {
            ready.handle(request, reply);
        }
    }

    /**
     * Answers a request to one of the API's operations as it would be answered now, without faults, and changes nothing: neither
     * state nor journal.
     */
    public final void rehearse(Request request, ReplyBuffer reply) {
        Sandboxes all;
        synchronized (this) {
            all = sandboxes;
        }
        if (all == null) {
            throw new IllegalStateException("this emulator has not been started, or is a guest in another's sandbox");
        }
        all.rehearse(request, reply);
    }

    @Override
    public final boolean streamsBody(Request request) {
        HttpHandler ready = front;
        return ready != null && ready.streamsBody(request);
    }

    /**
     * Goes on as a later edition of the same API: its operations answer from now on where these did, with the state that still
     * fits. Requests that are being answered are finished; none is refused meanwhile.
     *
     * @param later not started yet, and not of use by itself afterwards
     */
    public final synchronized CarryOverResult continueAs(Emulator later) {
        Sandboxes all = sandboxes;
        if (all == null) {
            throw new IllegalStateException("this emulator has not been started, or is a guest in another's sandbox");
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

    /** What was kept of the snapshot that was started from; null unless it was of another version of the description. */
    public final @Nullable CarryOverResult carriedFixture() {
        return sandboxContext().carried();
    }

    public final EmulatorOptions options() {
        return sandboxContext().options();
    }

    /** The port that is served. */
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

    /** Where the emulator is reached. */
    public final synchronized URI baseUri() {
        URI base = baseUri;
        if (base == null) {
            throw new IllegalStateException("this emulator has not been started");
        }
        return base;
    }

    /**
     * Lets an emulator answer in a sandbox of this one: on the same port, below {@link #baseUri} of its own or where requests name
     * it as {@code x-service-sandbox}, with a state, a clock and a journal of its own. It costs no more than what is written there.
     *
     * @param guest not started yet, and of the same API; closing it drops the sandbox
     * @return the guest
     */
    public final <E extends Emulator> E sandbox(String name, E guest, ForkPoint from) {
        return sandbox(name, guest, from, options().log());
    }

    /**
     * The same.
     *
     * @param log hears of the requests to the sandbox that no operation answers; of all others the server's own log hears
     */
    public final synchronized <E extends Emulator> E sandbox(String name, E guest, ForkPoint from, ServerLog log) {
        Emulator joining = guest;
        Sandboxes all = sandboxes;
        if (all == null) {
            throw new IllegalStateException("this emulator has not been started, or is a guest in another's sandbox");
        }
        if (!joining.plan.api().hash().equals(plan().api().hash())) {
            throw new IllegalArgumentException(
                    "a guest emulates the same API, but " + guest.getClass().getName() + " is of another than "
                            + getClass().getName());
        }
        joining.join(this, name, all.admit(joining.new Api(), name, from, log));
        return guest;
    }

    private synchronized void join(Emulator other, String name, EmulatorSandbox made) {
        if (sandboxContext != null) {
            other.drop(name);
            throw new IllegalStateException("this emulator has been started already");
        }
        sandboxContext = made.context();
        sandbox = made;
        front = made;
        host = other;
        baseUri = URI.create(other.baseUri() + Sandboxes.PATH + "/" + name);
    }

    /** The names of the sandboxes that are there, in order. */
    public final synchronized List<String> sandboxes() {
        return sandboxes == null
                ? List.of()
                : sandboxes.sandboxes().stream().map(SandboxInfo::name).toList();
    }

    /** Drops a sandbox with all that it holds; says whether it was there. */
    public final synchronized boolean drop(String name) {
        return sandboxes != null && sandboxes.drop(name);
    }

    public final Journal journal() {
        return sandboxContext().engine().journal();
    }

    /**
     * Goes back to a position of the journal, without any request; a write there starts a branch.
     *
     * @throws dev.ectype.runtime.state.journal.UnknownPosition where the journal does not reach so far
     */
    public final void rewind(long position) {
        sandboxContext().engine().rewind(position);
    }

    /** Goes to the newest position of the journal's current branch again. */
    public final void forward() {
        forward(journal().lastPosition());
    }

    /**
     * Goes to a later position of the journal's current branch again.
     *
     * @throws dev.ectype.runtime.state.journal.UnknownPosition where nothing was written so late
     */
    public final void forward(long position) {
        sandboxContext().engine().forward(position);
    }

    /** How many writes led to the state as it is. */
    public final long position() {
        return sandboxContext().engine().state().position();
    }

    /**
     * What is different between two positions of the journal.
     *
     * @throws dev.ectype.runtime.state.journal.UnknownPosition where the journal does not reach so far
     */
    public final StateDiff diff(long from, long to) {
        return sandboxContext().engine().diff(from, to);
    }

    /**
     * Runs all writes that the journal's current line remembers again, in an emulator of its own, and looks for the first that
     * comes out otherwise.
     *
     * @throws IllegalStateException where no second emulator of this class can be made
     */
    public final JournalVerification verify() {
        Emulator serving = host;
        Sandboxes all = serving == null ? sandboxes : serving.sandboxes;
        return EmulatorVerification.of(
                this, sandboxContext(), Objects.requireNonNull(all, "started").publicOrigin());
    }

    /** The whole state as JSON. */
    public final byte[] snapshot() {
        return sandboxContext().engine().snapshot();
    }

    /** The whole state, to go back to; it costs next to nothing, however much there is. */
    public final SavedState save() {
        StateEngine engine = sandboxContext().engine();
        return new SavedState(engine, engine.state());
    }

    /** Goes back to what {@link #save} gave, here or at another emulator of the same API. */
    public final void restore(SavedState saved) {
        StateEngine engine = sandboxContext().engine();
        if (saved.engine() == engine) {
            engine.restore(saved.state());
        } else {
            restore(Json.parse(saved.json(), JsonLimits.GREATEST));
        }
    }

    /** Replaces the whole state. */
    public final void restore(Document snapshot) {
        sandboxContext().engine().restore(snapshot, SnapshotFit.SAME_RESOURCES);
    }

    /** Goes back to the state at the start. */
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

    /** The operations of this emulator as its sandboxes call them. */
    private final class Api implements ApiOperations {
        @Override
        public Reply<?> run(int group, int operation, RequestContext exchange) {
            return operations(group, exchange).dispatch(operation);
        }

        @Override
        public void emitted(String event, Document about) {
            Emulator.this.emitted(event, about);
        }

        @Override
        public JournalVerification verify(SandboxContext sandbox, PublicOrigin place) {
            return EmulatorVerification.of(Emulator.this, sandbox, place);
        }
    }
}
