package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.carry.CarryOverResult;
import dev.ectype.runtime.emulator.context.SandboxContext;
import dev.ectype.runtime.emulator.control.SandboxInfo;
import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.instance.EmulatorSandbox;
import dev.ectype.runtime.emulator.instance.PublicOrigin;
import dev.ectype.runtime.emulator.instance.Sandboxes;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.seed.StoredStart;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.server.ServerStartFailure;
import dev.ectype.runtime.server.listen.RunningServer;
import dev.ectype.runtime.server.listen.ServingOptions;
import dev.ectype.runtime.server.protocol.ProtocolPort;
import dev.ectype.runtime.state.ForkPoint;
import dev.ectype.runtime.wire.SandboxChoice;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Starts, mounts and stops one emulator, and passes requests to it in between. */
final class EmulatorLifecycle {
    private final Class<? extends Emulator> type;
    private final Plan plan;
    private @Nullable SandboxContext sandboxContext;
    private @Nullable Sandboxes sandboxes;
    private @Nullable EmulatorSandbox sandbox;
    private volatile @Nullable HttpHandler front;
    private volatile @Nullable EmulatorLifecycle host;
    private @Nullable RunningServer server;
    private @Nullable URI baseUri;
    private @Nullable URI mqttUri;

    EmulatorLifecycle(Class<? extends Emulator> type) {
        this.type = type;
        this.plan = EmittedFiles.plan(type);
    }

    synchronized Plan plan() {
        return sandboxContext == null ? plan : sandboxContext().plan();
    }

    /** Starts serving the emulator. */
    synchronized void start(Emulator emulator, EmulatorOptions options) {
        open(emulator, options);
        RunningServer running =
                RunningServer.start(servingOptions(sandboxContext().options(), mqttPort(emulator)), emulator);
        server = running;
        serveMqtt(running);
        answer(emulator, options.origin(running.port()), "");
    }

    /** Returns the port for MQTT, or null if the emulator does not serve it. */
    @Nullable
    ProtocolPort mqttPort(HttpHandler front) {
        SandboxContext opened = sandboxContext();
        return opened.adapters().mqttPort(opened.options(), front);
    }

    /** Notes the port for MQTT. */
    synchronized void serveMqtt(RunningServer running) {
        int port = running.secondPort();
        mqttUri = port < 0 ? null : URI.create(sandboxContext().options().mqttAddress(port));
    }

    /** Returns the address for clients of MQTT, or null. */
    synchronized @Nullable URI mqttUri() {
        EmulatorLifecycle serving = host;
        return serving == null ? mqttUri : serving.mqttUri();
    }

    /** Returns the options of the server. */
    static ServingOptions servingOptions(EmulatorOptions options, @Nullable ProtocolPort mqtt) {
        if (mqtt == null && options.mqttPort() != null) {
            throw new ServerStartFailure("MQTT needs a description with channels, and there is none", null);
        }
        return new ServingOptions(
                options.host(), options.port(), options.encryption(), options.maxBody(), options.log(), mqtt);
    }

    /** Creates the state without a server. */
    synchronized void boot(Emulator emulator, EmulatorOptions options) {
        open(emulator, options);
        answer(emulator, options.origin(options.port()), "");
    }

    /** Creates the state. Requests are not served yet. */
    synchronized void open(Emulator emulator, EmulatorOptions options) {
        if (sandboxContext != null) {
            throw new IllegalStateException("this emulator has been started already");
        }
        StoredStart stored = StoredStart.fits(options) ? EmittedFiles.start(type) : null;
        sandboxContext = new SandboxContext(plan, options, emulator::fetchers, stored);
    }

    /**
     * Creates the state with the options of an earlier edition. A fixture that does not fit this edition is dropped. Chaos rules
     * come with the state that is carried over.
     */
    private void openLike(Emulator emulator, EmulatorOptions earlier) {
        Fixture fixture = earlier.fixture();
        EmulatorOptions options = earlier.withChaos(null);
        try {
            open(emulator, options.withFixture(fixture == null ? null : fixture.keepingMatches()));
        } catch (BadFixture misfit) {
            open(emulator, options.withFixture(null));
        }
    }

    /**
     * Serves requests from now on.
     *
     * @param origin the scheme, host and port that clients use
     * @param prefix the prefix of all paths, or an empty text
     */
    synchronized void answer(Emulator emulator, String origin, String prefix) {
        SandboxContext booted = sandboxContext();
        baseUri = URI.create(origin + prefix);
        Sandboxes created = new Sandboxes(booted, new EmulatedOperations(emulator), new PublicOrigin(origin));
        sandboxes = created;
        sandbox = created.base();
        front = created;
    }

    void handle(Request request, ReplyBuffer reply) {
        HttpHandler ready = front;
        if (ready == null) {
            // The port opens before the links that depend on it are known, so the very first requests can arrive too
            // early.
            reply.status(503).header("retry-after", "1");
        } else {
            ready.handle(request, reply);
        }
    }

    boolean streamsBody(Request request) {
        HttpHandler ready = front;
        return ready != null && ready.streamsBody(request);
    }

    @Nullable
    Object replyVersion() {
        HttpHandler ready = front;
        return ready == null ? null : ready.replyVersion();
    }

    void rehearse(Request request, ReplyBuffer reply) {
        ownSandboxes().rehearse(request, reply);
    }

    /** Continues with the plan and the operations of a later edition. */
    synchronized CarryOverResult continueAs(Emulator later) {
        Sandboxes all = ownSandboxes();
        EmulatorLifecycle successor = later.lifecycle;
        successor.openLike(later, sandboxContext().options());
        return all.continueAs(successor.sandboxContext(), new EmulatedOperations(later));
    }

    private synchronized Sandboxes ownSandboxes() {
        Sandboxes all = sandboxes;
        if (all == null) {
            throw new IllegalStateException(
                    "this emulator has not been started, or is mounted in a sandbox of another emulator");
        }
        return all;
    }

    synchronized SandboxContext sandboxContext() {
        EmulatorSandbox own = sandbox;
        SandboxContext booted = own == null ? sandboxContext : own.context();
        if (booted == null) {
            throw new IllegalStateException("this emulator has not been started");
        }
        return booted;
    }

    PublicOrigin publicOrigin() {
        EmulatorLifecycle serving = host;
        return serving == null ? ownSandboxes().publicOrigin() : serving.publicOrigin();
    }

    int port() {
        EmulatorLifecycle serving = host;
        return serving == null ? ownPort() : serving.port();
    }

    private synchronized int ownPort() {
        RunningServer running = server;
        if (running == null) {
            throw new IllegalStateException("this emulator is not being served");
        }
        return running.port();
    }

    synchronized URI baseUri() {
        URI base = baseUri;
        if (base == null) {
            throw new IllegalStateException("this emulator has not been started");
        }
        return base;
    }

    /** Runs a guest, which was not started, in a new sandbox. */
    synchronized void mount(Emulator guest, String name, ForkPoint from, ServerLog log) {
        Sandboxes all = ownSandboxes();
        EmulatorLifecycle joining = guest.lifecycle;
        if (!joining.plan.api().hash().equals(plan().api().hash())) {
            throw new IllegalArgumentException("a mounted emulator must emulate the same API, but "
                    + joining.type.getName() + " emulates another API than " + type.getName());
        }
        joining.join(this, name, all.admit(new EmulatedOperations(guest), name, from, log));
    }

    private synchronized void join(EmulatorLifecycle other, String name, EmulatorSandbox created) {
        if (sandboxContext != null) {
            other.drop(name);
            throw new IllegalStateException("this emulator has been started already");
        }
        sandboxContext = created.context();
        sandbox = created;
        front = created;
        host = other;
        baseUri = URI.create(other.baseUri() + SandboxChoice.PATH + "/" + name);
    }

    synchronized List<String> sandboxes() {
        return sandboxes == null
                ? List.of()
                : sandboxes.sandboxes().stream().map(SandboxInfo::name).toList();
    }

    synchronized boolean drop(String name) {
        return sandboxes != null && sandboxes.drop(name);
    }

    /** Stops the server, or drops the sandbox in which the emulator runs. */
    void close() {
        EmulatorLifecycle serving = host;
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
}
