package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.emulator.carry.CarryOverResult;
import dev.ectype.runtime.emulator.context.SandboxContext;
import dev.ectype.runtime.emulator.control.AdminRule;
import dev.ectype.runtime.emulator.control.SandboxInfo;
import dev.ectype.runtime.emulator.control.SandboxRegistry;
import dev.ectype.runtime.emulator.error.ErrorWriter;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.state.ForkPoint;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.time.Clock;
import dev.ectype.runtime.wire.SandboxChoice;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Holds the sandboxes of one emulator and routes each request by a header or its path. */
public final class Sandboxes implements HttpHandler, SandboxRegistry {
    private static final int MOST = 10_000;
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,99}");

    private final PublicOrigin publicOrigin;
    private final AdminRule rule;
    private final EmulatorSandbox base;
    private final ConcurrentSkipListMap<String, EmulatorSandbox> others = new ConcurrentSkipListMap<>();
    private ApiOperations operations;

    public Sandboxes(SandboxContext context, ApiOperations operations, PublicOrigin publicOrigin) {
        this.publicOrigin = publicOrigin;
        this.operations = operations;
        this.rule = new AdminRule(context.options().adminToken(), publicOrigin.origin());
        this.base = new EmulatorSandbox(this, context, operations);
    }

    @Override
    public void handle(Request request, ReplyBuffer reply) {
        EmulatorSandbox chosen;
        Request forwarded = request;
        try {
            int slash = request.target().startsWith(SandboxChoice.PATH) ? endOfName(request.path()) : -1;
            String header = header(request);
            if (slash > 0) {
                String prefix = request.path().substring(0, slash);
                String name = prefix.substring(SandboxChoice.PATH.length() + 1);
                if (header != null && !header.equals(name)) {
                    throw Problem.of(
                            400,
                            "two_sandboxes",
                            "the path names the sandbox '" + name + "' and " + SandboxChoice.HEADER + " names '"
                                    + header + "'");
                }
                chosen = sandbox(name);
                forwarded = MountedRequest.below(prefix, request);
            } else {
                chosen = header == null || isList(request) ? base : sandbox(header);
            }
        } catch (Problem problem) {
            ErrorWriter.plain(problem, reply);
            return;
        }
        chosen.handle(forwarded, reply);
    }

    /** Returns the sandbox name in the header. Two headers are rejected, because either could come from a proxy. */
    private static @Nullable String header(Request request) {
        String header = request.header(SandboxChoice.HEADER);
        if (header != null && request.headers(SandboxChoice.HEADER).size() > 1) {
            throw Problem.of(400, "two_sandboxes", SandboxChoice.HEADER + " is sent more than once; send it once");
        }
        return header;
    }

    /** Runs a request on a copy of the base state, without faults and log, and discards the copy. */
    public void rehearse(Request request, ReplyBuffer reply) {
        SandboxContext context = base.context();
        SandboxContext copy =
                context.with(context.engine().fork(BASE, ForkPoint.NOW)).with(ServerLog.SILENT);
        copy.chaos().disable();
        new EmulatorSandbox(this, copy, operations).handle(request, reply);
    }

    /** Returns the index after the sandbox name in a longer path, or -1. */
    private static int endOfName(String path) {
        return path.startsWith("/", SandboxChoice.PATH.length())
                ? path.indexOf('/', SandboxChoice.PATH.length() + 1)
                : -1;
    }

    /** Whether the request manages sandboxes instead of using one. */
    private static boolean isList(Request request) {
        return request.target().startsWith(SandboxChoice.PATH);
    }

    /** All sandboxes have the same protocol adapters. */
    @Override
    public boolean streamsBody(Request request) {
        return base.streamsBody(request);
    }

    /** Only the base state has cached replies. */
    @Override
    public @Nullable Object replyVersion() {
        return base.replyVersion();
    }

    public EmulatorSandbox base() {
        return base;
    }

    public PublicOrigin publicOrigin() {
        return publicOrigin;
    }

    AdminRule rule() {
        return rule;
    }

    /** Returns the real time, which determines when idle sandboxes expire. */
    long now() {
        return Clock.REAL.now(0);
    }

    /** Returns the sandbox with a name and creates it at its first use. */
    private EmulatorSandbox sandbox(String name) {
        if (name.equals(BASE)) {
            return base;
        }
        EmulatorSandbox known = others.get(name);
        if (known == null || known.isExpired(now())) {
            make(name, ForkPoint.NOW, null);
            known = others.get(name);
        }
        // Another thread may have dropped it meanwhile.
        return known == null ? sandbox(name) : known;
    }

    @Override
    public synchronized boolean make(String name, ForkPoint from, @Nullable Duration idle) {
        if (!NAME.matcher(name).matches() || name.equals(BASE)) {
            throw Problem.of(
                    400,
                    "invalid_sandbox",
                    "the name of a sandbox has up to 100 letters, digits, dots, dashes and underscores, begins with a"
                            + " letter or a digit and is not '" + BASE + "'; found '" + name + "'");
        }
        dropExpired();
        EmulatorSandbox known = others.get(name);
        if (known == null && others.size() >= MOST) {
            throw Problem.of(
                    503,
                    "too_many_sandboxes",
                    "there are " + MOST + " sandboxes already: drop one with DELETE " + SandboxChoice.PATH + "/{name}");
        }
        Duration limit = idle == null ? base.context().options().sandboxIdle() : idle;
        EmulatorSandbox sandbox = known;
        if (sandbox == null) {
            SandboxContext context = base.context();
            sandbox = new EmulatorSandbox(this, context.with(context.engine().fork(name, from)), operations);
        }
        if (limit != null && (known == null || idle != null)) {
            sandbox.idle(limit.toMillis());
        }
        others.put(name, sandbox);
        return known == null;
    }

    /** Creates a sandbox that runs the operations of another emulator. */
    public synchronized EmulatorSandbox admit(ApiOperations guest, String name, ForkPoint from, ServerLog log) {
        if (!make(name, from, null)) {
            throw new IllegalArgumentException("the sandbox '" + name + "' already exists");
        }
        EmulatorSandbox made = sandbox(name);
        made.answerBy(guest, log);
        return made;
    }

    private void dropExpired() {
        long now = now();
        for (EmulatorSandbox sandbox : others.values()) {
            if (sandbox.isExpired(now)) {
                drop(sandbox.name());
            }
        }
    }

    @Override
    public synchronized List<SandboxInfo> sandboxes() {
        dropExpired();
        List<SandboxInfo> list = new ArrayList<>();
        for (EmulatorSandbox sandbox : others.values()) {
            Duration idle = sandbox.idle() == 0 ? null : Duration.ofMillis(sandbox.idle());
            list.add(new SandboxInfo(sandbox.name(), sandbox.engine(), idle));
        }
        return list;
    }

    @Override
    public @Nullable StateEngine engine(String name) {
        EmulatorSandbox sandbox = name.equals(BASE) ? base : others.get(name);
        return sandbox == null ? null : sandbox.engine();
    }

    @Override
    public synchronized boolean drop(String name) {
        EmulatorSandbox dropped = others.remove(name);
        if (dropped != null) {
            dropped.engine().close();
        }
        return dropped != null;
    }

    /**
     * Continues all sandboxes with a later edition of the API.
     *
     * @return the result for the base state
     */
    public synchronized CarryOverResult continueAs(SandboxContext next, ApiOperations later) {
        List<EmulatorSandbox> rest = new ArrayList<>(others.values());
        List<SandboxContext> contexts = new ArrayList<>();
        rest.forEach(each -> contexts.add(next.with(next.engine().fork(each.name(), ForkPoint.START))));
        CarryOverResult carried = base.continueAs(next, later);
        for (int at = 0; at < rest.size(); at++) {
            rest.get(at).continueAs(contexts.get(at), later);
        }
        operations = later;
        return carried;
    }
}
