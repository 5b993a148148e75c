package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.context.QuerySecrets;
import dev.ectype.runtime.emulator.control.AdminRule;
import dev.ectype.runtime.emulator.control.ControlRoutes;
import dev.ectype.runtime.emulator.control.FrontPage;
import dev.ectype.runtime.emulator.error.ErrorWriter;
import dev.ectype.runtime.emulator.instance.MountedRequest;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.ApiPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.server.listen.RunningServer;
import dev.ectype.runtime.server.protocol.ProtocolPort;
import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Serves emulators of several APIs on one port. Each has its own path prefix, state, journal and control routes. */
public final class MountedEmulators implements HttpHandler, AutoCloseable {
    private static final Pattern PREFIX = Pattern.compile("(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+");

    private final @Nullable Emulator root;
    private final Map<String, Emulator> mounts;
    private final List<String> longestFirst;
    private @Nullable RunningServer server;
    private @Nullable URI baseUri;
    private volatile @Nullable AdminRule rule;

    private MountedEmulators(@Nullable Emulator root, Map<String, Emulator> mounts) {
        this.root = root;
        this.mounts = new LinkedHashMap<>(mounts);
        this.longestFirst = new ArrayList<>(mounts.keySet());
        longestFirst.sort(Comparator.comparingInt(String::length).reversed());
    }

    /**
     * Starts serving all emulators.
     *
     * @param root the emulator for paths without a known prefix, or null
     * @param mounts the emulators by path prefix
     */
    public static MountedEmulators start(
            @Nullable Emulator root, Map<String, Emulator> mounts, EmulatorOptions options) {
        for (String prefix : mounts.keySet()) {
            if (!isPrefix(prefix)) {
                throw new IllegalArgumentException("\"" + prefix + "\" is not a path prefix such as /billing");
            }
        }
        MountedEmulators mounted = new MountedEmulators(root, mounts);
        mounted.serve(options);
        return mounted;
    }

    /** Whether a text is a valid path prefix: whole segments, outside of the control routes. */
    public static boolean isPrefix(String text) {
        return PREFIX.matcher(text).matches() && !(text + "/").startsWith("/__service/");
    }

    private synchronized void serve(EmulatorOptions options) {
        all().forEach(emulator -> emulator.lifecycle.open(emulator, options));
        List<Plan> plans = new ArrayList<>();
        all().forEach(emulator -> plans.add(emulator.plan()));
        ServerLog log = new QuerySecrets(plans).hiding(options.log());
        Emulator withMqtt = null;
        ProtocolPort mqtt = null;
        for (Emulator each : all()) {
            ProtocolPort port = each.lifecycle.mqttPort(each);
            if (mqtt == null && port != null) {
                mqtt = port;
                withMqtt = each;
            }
        }
        RunningServer running = RunningServer.start(EmulatorLifecycle.servingOptions(options.withLog(log), mqtt), this);
        server = running;
        if (withMqtt != null) {
            withMqtt.lifecycle.serveMqtt(running);
        }
        String origin = options.origin(running.port());
        baseUri = URI.create(origin);
        rule = new AdminRule(options.adminToken(), origin);
        if (root != null) {
            root.lifecycle.answer(root, origin, "");
        }
        mounts.forEach((prefix, emulator) -> emulator.lifecycle.answer(emulator, origin, prefix));
    }

    private List<Emulator> all() {
        List<Emulator> all = new ArrayList<>(mounts.values());
        if (root != null) {
            all.add(root);
        }
        return all;
    }

    @Override
    public void handle(Request request, ReplyBuffer reply) {
        String path = request.path();
        for (String prefix : longestFirst) {
            boolean below = path.startsWith(prefix)
                    && (path.length() == prefix.length() || path.charAt(prefix.length()) == '/');
            Emulator mounted = below ? mounts.get(prefix) : null;
            if (mounted != null) {
                mounted.handle(MountedRequest.below(prefix, request), reply);
                return;
            }
        }
        if (root != null) {
            root.handle(request, reply);
        } else if (path.equals("/__service/health")) {
            health(reply);
        } else if (path.equals(ControlRoutes.PREFIX)) {
            list(request, reply);
        } else if (FrontPage.isRootRequest(request)) {
            FrontPage.redirect(request, reply);
        } else {
            String where = String.join(", ", mounts.keySet());
            ErrorWriter.plain(Problem.missing("nothing is served at " + path + "; there are APIs at " + where), reply);
        }
    }

    private void list(Request request, ReplyBuffer reply) {
        Map<String, ApiPlan> apis = new LinkedHashMap<>();
        mounts.forEach((prefix, emulator) -> apis.put(prefix, emulator.plan().api()));
        try {
            FrontPage.list(apis, request, Objects.requireNonNull(rule, "started"), reply);
        } catch (Problem problem) {
            ErrorWriter.plain(problem, reply);
        }
    }

    private void health(ReplyBuffer reply) {
        JsonWriter out = new JsonWriter().beginObject().name("status").value("up");
        out.name("mounts").beginArray();
        mounts.keySet().forEach(out::value);
        byte[] body = out.endArray().endObject().toBytes();
        reply.header("content-type", "application/json").body(body, 0, body.length);
    }

    /** Returns the origin of all mounted emulators. */
    public synchronized URI baseUri() {
        URI base = baseUri;
        if (base == null) {
            throw new IllegalStateException("these emulators have not been started");
        }
        return base;
    }

    @Override
    public synchronized void close() {
        RunningServer running = server;
        if (running != null) {
            running.close();
        }
    }
}
