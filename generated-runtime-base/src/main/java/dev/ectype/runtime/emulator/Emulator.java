package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.control.AdminRule;
import dev.ectype.runtime.emulator.control.ControlRoutes;
import dev.ectype.runtime.emulator.control.Controlled;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.server.Listening;
import dev.ectype.runtime.server.RunningServer;
import dev.ectype.runtime.state.Clock;
import dev.ectype.runtime.state.Journal;
import dev.ectype.runtime.state.SnapshotFit;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A stateful emulator of one API; what is emitted for a description extends it. */
public abstract class Emulator implements HttpHandler, AutoCloseable {
    private final Plan plan = PlanFile.read(getClass());
    private @Nullable World world;
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

    public final Plan plan() {
        return plan;
    }

    /** Starts serving on any free port of this machine. */
    public final Emulator start() {
        return start(EmulatorOptions.standard().withPort(0));
    }

    /** Starts serving; an emulator is started once. */
    public final synchronized Emulator start(EmulatorOptions options) {
        if (world != null) {
            throw new IllegalStateException("this emulator has been started already");
        }
        World booted = new World(plan, options);
        world = booted;
        Listening listening =
                new Listening(options.host(), options.port(), options.encryption(), options.maxBody(), options.log());
        RunningServer running = RunningServer.start(listening, this);
        server = running;
        URI base = options.publicUrl() == null ? bound(options, running.port()) : options.publicUrl();
        baseUri = base;
        dispatcher = dispatcher(booted, base);
        return this;
    }

    /** Boots without a server; whoever calls {@link #handle} is the transport. */
    public final synchronized Emulator boot(EmulatorOptions options) {
        if (world != null) {
            throw new IllegalStateException("this emulator has been started already");
        }
        World booted = new World(plan, options);
        world = booted;
        URI base = options.publicUrl() == null ? bound(options, options.port()) : options.publicUrl();
        baseUri = base;
        dispatcher = dispatcher(booted, base);
        return this;
    }

    private Dispatcher dispatcher(World booted, URI base) {
        String origin = base.toString().endsWith("/")
                ? base.toString().substring(0, base.toString().length() - 1)
                : base.toString();
        Controlled controlled =
                new Controlled(plan, booted.router(), booted.shapes(), booted.engine(), summary(booted.options()));
        AdminRule rule = new AdminRule(booted.options().adminToken(), origin);
        return new Dispatcher(booted, this, new ControlRoutes(controlled, rule), origin);
    }

    private static Map<String, String> summary(EmulatorOptions options) {
        Map<String, String> summary = new LinkedHashMap<>();
        summary.put("seed", Long.toString(options.seed()));
        summary.put("clock", options.clock() == Clock.LOGICAL ? "logical" : "real");
        summary.put("auth", options.authentication().name().toLowerCase(Locale.ROOT));
        summary.put("edge", options.edge().name().toLowerCase(Locale.ROOT));
        return summary;
    }

    private static URI bound(EmulatorOptions options, int port) {
        String host = options.host().equals("0.0.0.0") || options.host().equals("::") ? "localhost" : options.host();
        String literal = host.indexOf(':') >= 0 && !host.startsWith("[") ? "[" + host + "]" : host;
        return URI.create((options.encryption() == null ? "http://" : "https://") + literal + ":" + port);
    }

    @Override
    public final void handle(Request request, ReplyBuffer reply) {
        Dispatcher ready = dispatcher;
        if (ready == null) {
            // The port is known before the links that depend on it: the very first requests may come too early.
            reply.status(503).header("retry-after", "1");
            return;
        }
        ready.handle(request, reply);
    }

    private synchronized World world() {
        World booted = world;
        if (booted == null) {
            throw new IllegalStateException("this emulator has not been started");
        }
        return booted;
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

    /** The whole state as JSON. */
    public final byte[] snapshot() {
        return world().engine().snapshot();
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
