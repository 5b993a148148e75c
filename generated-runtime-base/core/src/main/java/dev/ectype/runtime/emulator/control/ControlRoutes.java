package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.emulator.openapi.OpenApiDocument;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.json.slice.JsonSlice;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.snapshot.BadSnapshot;
import dev.ectype.runtime.state.snapshot.SnapshotFit;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Answers requests below {@code /__service/}. */
public final class ControlRoutes implements HttpHandler {
    public static final String PREFIX = "/__service/";

    /** The paths of the routes that take longer the larger the state is. */
    private static final List<String> LONG = List.of(
            PREFIX + "journal/verify",
            PREFIX + "journal/diff",
            PREFIX + "state/diff",
            PREFIX + "state/restore",
            PREFIX + "openapi.json",
            PREFIX);

    private static final HeaderField JSON = HeaderField.of("content-type", "application/json");

    private final ControlContext context;
    private final AdminRule rule;
    private final EmulatorSummary inspection;
    private final ClockRoute clock;
    private final JournalRoutes journal;
    private final ChaosRoute chaos;
    private final SandboxRoutes sandboxes;
    private final ServicePage page;

    public ControlRoutes(ControlContext context, AdminRule rule) {
        this.context = context;
        this.rule = rule;
        this.inspection = new EmulatorSummary(context);
        this.clock = new ClockRoute(context.engine());
        this.chaos = new ChaosRoute(context.engine(), context.chaos());
        this.journal = new JournalRoutes(context);
        this.sandboxes = new SandboxRoutes(context.sandboxes());
        this.page = new ServicePage(context);
    }

    /** Returns whether a request takes so long that it would delay other requests. */
    public static boolean takesLong(Request request) {
        return request.target().startsWith(PREFIX) && LONG.contains(request.path());
    }

    @Override
    public void handle(Request request, ReplyBuffer reply) {
        String route = request.path().substring(PREFIX.length());
        if (!route.equals("health")) {
            rule.check(request);
        }
        if (route.isEmpty()) {
            ControlRequest.allow(request, "GET", "HEAD");
            page.answer(request, reply);
            return;
        }
        if (route.equals("state/snapshot")) {
            ControlRequest.allow(request, "POST");
            reply.status(200)
                    .header(JSON)
                    .body(SnapshotBody.of(
                            context.engine().snapshotChunks(context.engine().state())));
            return;
        }
        if (JournalRoutes.isState(route)) {
            reply.status(200).header(JSON).body(journal.state(route, request));
            return;
        }
        byte[] body = switch (route) {
            case "health" -> get(request, health());
            case "openapi.json" -> get(request, description(request));
            case "inspect" -> get(request, inspection.summary());
            case "state/restore" -> restore(request);
            case "state/reset" -> reset(request);
            case "state/diff" -> get(request, journal.diffOfStates(request));
            case "clock" -> clock(request);
            case "chaos" -> chaos.answer(request);
            default -> other(route, request);
        };
        reply.status(200).header(JSON).body(body, 0, body.length);
    }

    private byte[] other(String route, Request request) {
        if (route.equals("journal") || route.startsWith("journal/")) {
            return journal.answer(route.substring("journal".length()), request);
        }
        if (route.equals("sandboxes") || route.startsWith("sandboxes/")) {
            return sandboxes.answer(route.substring("sandboxes".length()), request);
        }
        throw Problem.missing("no control route has the path " + request.path());
    }

    private static byte[] get(Request request, byte[] body) {
        ControlRequest.allow(request, "GET", "HEAD");
        return body;
    }

    private byte[] description(Request request) {
        if (!OpenApiDocument.describes(context.plan())) {
            throw Problem.missing("no operation of this API has an HTTP binding, so it has no OpenAPI document");
        }
        return OpenApiDocument.of(context.plan(), request.mount());
    }

    private byte[] health() {
        JsonWriter out = new JsonWriter().beginObject().name("status").value("up");
        inspection.writeApi(out);
        return out.name("position")
                .value(context.engine().state().position())
                .endObject()
                .toBytes();
    }

    private byte[] restore(Request request) {
        ControlRequest.requireJson(request, "POST");
        try {
            JsonSlice snapshot = snapshot(request);
            if (snapshot == null || !snapshot.isObject()) {
                throw Problem.of(400, "invalid_request", "expected {\"snapshot\": {…}}");
            }
            context.engine().restore(snapshot, SnapshotFit.SAME_RESOURCES);
        } catch (MalformedJson malformed) {
            throw ControlRequest.invalid("the body is not JSON: " + malformed.getMessage());
        } catch (BadSnapshot bad) {
            throw Problem.of(
                    422, bad.isOfAnotherApi() ? "another_api" : "invalid_snapshot", String.valueOf(bad.getMessage()));
        }
        return health();
    }

    /**
     * Returns the {@code snapshot} member. The server has limited the body's length, so a snapshot may exceed the document
     * limits.
     */
    private static @Nullable JsonSlice snapshot(Request request) {
        ByteSlice body = request.body();
        JsonSlice whole = JsonSlice.of(body.array(), body.from(), body.to());
        if (!whole.isObject()) {
            whole.document();
            return null;
        }
        Map<String, JsonSlice> members = whole.members();
        members.forEach((name, value) -> {
            if (!name.equals("snapshot")) {
                value.document();
            }
        });
        return members.get("snapshot");
    }

    private byte[] reset(Request request) {
        ControlRequest.requireJsonOrNothing(request, "POST");
        context.engine().reset();
        return health();
    }

    private byte[] clock(Request request) {
        if (request.method().equals("POST")) {
            ControlRequest.requireJson(request, "POST");
            clock.move(ControlRequest.object(request));
        } else {
            ControlRequest.allow(request, "GET", "HEAD", "POST");
        }
        return clock.show();
    }
}
