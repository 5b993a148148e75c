package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.carry.Carried;
import dev.ectype.runtime.emulator.carry.CarryOver;
import dev.ectype.runtime.emulator.control.AdminRule;
import dev.ectype.runtime.emulator.control.ControlRoutes;
import dev.ectype.runtime.emulator.control.Controlled;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.server.RunningServer;
import dev.ectype.runtime.state.Clock;
import dev.ectype.runtime.state.Journal;
import dev.ectype.runtime.state.SnapshotFit;
import dev.ectype.runtime.state.StateDiff;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.SupersededState;
import dev.ectype.runtime.state.Verified;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A stateful emulator of one API; what is emitted for a description extends it. */
public abstract class Emulator implements HttpHandler, AutoCloseable {
    private final Plan plan = PlanFile.read(getClass());
    private Repeats repeats = new Repeats();
    private @Nullable World world;
    private @Nullable Place place;
    private volatile @Nullable Dispatcher dispatcher;
    private @Nullable RunningServer server;
    private @Nullable URI baseUri;

    protected Emulator() {}

    /** The operations of a group, for one request. */
    protected abstract Operations operations(int group, Exchange exchange);

    /** Answers for a number that no group has, which only a plan of another emission can ask for. */
    protected final Operations unknown(int group) {
        throw new IllegalStateException(
                "the plan asks for group " + group + ", which " + getClass().getName() + " does not have");
    }

    /** Hears of an event that an operation has told, after its transaction was committed. */
    protected void emitted(String event, Document about) {}

    /** Serves as the options of a command line ask, until the process ends. */
    protected static void launch(Emulator emulator, String[] arguments) {
        EmulatorMain.run(emulator, arguments);
    }

    public final synchronized Plan plan() {
        World booted = world;
        return booted == null ? plan : booted.plan();
    }

    /** Starts serving on any free port of this machine. */
    public final Emulator start() {
        return start(EmulatorOptions.standard().withPort(0));
    }

    /** Starts serving; an emulator is started once. */
    public final synchronized Emulator start(EmulatorOptions options) {
        open(options);
        RunningServer running = RunningServer.start(options.listening(), this);
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
        if (world != null) {
            throw new IllegalStateException("this emulator has been started already");
        }
        world = new World(plan, options);
    }

    /** Answers from now on as what is reached at an origin, below a prefix of its paths. */
    final synchronized void answer(String origin, String prefix) {
        World booted = world();
        baseUri = URI.create(origin + prefix);
        Controlled controlled = new Controlled(
                plan, booted.router(), booted.shapes(), booted.engine(), summary(booted.options()), this::verify);
        AdminRule rule = new AdminRule(booted.options().adminToken(), origin);
        place = new Place(origin, prefix);
        dispatcher = new Dispatcher(booted, this, new ControlRoutes(controlled, rule), place);
    }

    private static Map<String, String> summary(EmulatorOptions options) {
        Map<String, String> summary = new LinkedHashMap<>();
        summary.put("seed", Long.toString(options.seed()));
        if (options.populate() > 0) {
            summary.put("populate", Integer.toString(options.populate()));
        }
        Fixture fixture = options.fixture();
        if (fixture != null) {
            summary.put("fixture", fixture.file());
        }
        summary.put("clock", options.clock() == Clock.LOGICAL ? "logical" : "real");
        summary.put("auth", options.authentication().name().toLowerCase(Locale.ROOT));
        if (!options.crossOrigin()) {
            summary.put("cors", "off");
        }
        summary.put("edge", options.edge().name().toLowerCase(Locale.ROOT));
        return summary;
    }

    @Override
    public final void handle(Request request, ReplyBuffer reply) {
        Dispatcher ready = dispatcher;
        if (ready == null) {
            // The port is known before the links that depend on it: the very first requests may come too early.
            reply.status(503).header("retry-after", "1");
            return;
        }
        try {
            ready.handle(request, reply);
        } catch (SupersededState overtaken) {
            // The write met the moment in which another edition took over: that one answers.
            handle(request, reply.reset());
        }
    }

    /**
     * Goes on as a later edition of the same API: its operations answer from now on where these did, with the state that still
     * fits. Requests that are being answered are finished; none is refused meanwhile.
     *
     * @param later not started yet, and not of use by itself afterwards
     */
    public final synchronized Carried continueAs(Emulator later) {
        World now = world();
        Place here = Objects.requireNonNull(place);
        later.repeats = repeats;
        // The state that is taken over has been made of the fixture already.
        later.open(now.options().withFixture(null));
        later.answer(here.origin(), here.prefix());
        World next = later.world();
        Carried carried = now.engine().supersede(snapshot -> {
            Carried fitting = CarryOver.into(
                    next.engine(), next.shapes(), snapshot, now.options().seed());
            next.engine().goOnFrom(now.engine());
            dispatcher = later.dispatcher;
            return fitting;
        });
        world = next;
        return carried;
    }

    final synchronized World world() {
        World booted = world;
        if (booted == null) {
            throw new IllegalStateException("this emulator has not been started");
        }
        return booted;
    }

    /** What was kept of the snapshot that was started from; null unless it was of another version of the description. */
    public final @Nullable Carried carriedFixture() {
        return world().carried();
    }

    /** What was answered to requests under a key; a later edition knows it too. */
    final Repeats repeats() {
        return repeats;
    }

    public final EmulatorOptions options() {
        return world().options();
    }

    /** The port that is served. */
    public final synchronized int port() {
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

    public final Journal journal() {
        return world().engine().journal();
    }

    /**
     * Goes back to a position of the journal, without any request; a write there starts a branch.
     *
     * @throws dev.ectype.runtime.state.UnknownPosition where the journal does not reach so far
     */
    public final void rewind(long position) {
        world().engine().rewind(position);
    }

    /** Goes to the newest position of the journal's current branch again. */
    public final void forward() {
        forward(journal().lastPosition());
    }

    /**
     * Goes to a later position of the journal's current branch again.
     *
     * @throws dev.ectype.runtime.state.UnknownPosition where nothing was written so late
     */
    public final void forward(long position) {
        world().engine().forward(position);
    }

    /** How many writes led to the state as it is. */
    public final long position() {
        return world().engine().state().position();
    }

    /**
     * What is different between two positions of the journal.
     *
     * @throws dev.ectype.runtime.state.UnknownPosition where the journal does not reach so far
     */
    public final StateDiff diff(long from, long to) {
        return world().engine().diff(from, to);
    }

    /**
     * Runs all writes that the journal's current line remembers again, in an emulator of its own, and looks for the first that
     * comes out otherwise.
     *
     * @throws IllegalStateException where no second emulator of this class can be made
     */
    public final Verified verify() {
        return Verification.of(this, Objects.requireNonNull(place, "started"));
    }

    /** The whole state as JSON. */
    public final byte[] snapshot() {
        return world().engine().snapshot();
    }

    /** The whole state, to go back to; it costs next to nothing, however much there is. */
    public final SavedState save() {
        StateEngine engine = world().engine();
        return new SavedState(engine, engine.state());
    }

    /** Goes back to what {@link #save} gave, here or at another emulator of the same API. */
    public final void restore(SavedState saved) {
        StateEngine engine = world().engine();
        if (saved.engine() == engine) {
            engine.restore(saved.state());
        } else {
            restore(Json.parse(saved.json(), JsonLimits.GREATEST));
        }
    }

    /** Replaces the whole state. */
    public final void restore(Document snapshot) {
        world().engine().restore(snapshot, SnapshotFit.SAME_RESOURCES);
    }

    /** Goes back to the state at the start. */
    public final void reset() {
        world().engine().reset();
    }

    @Override
    public synchronized void close() {
        RunningServer running = server;
        if (running != null) {
            running.close();
        }
    }
}
