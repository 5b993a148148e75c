package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.state.BadSnapshot;
import dev.ectype.runtime.state.SnapshotFit;
import java.util.List;
import java.util.Locale;

/** Answers requests below {@code /__service/}. */
public final class ControlRoutes implements HttpHandler {
    public static final String PREFIX = "/__service/";

    private static final HeaderField JSON = HeaderField.of("content-type", "application/json");

    private final Controlled controlled;
    private final AdminRule rule;
    private final Inspection inspection;
    private final ClockRoute clock;

    public ControlRoutes(Controlled controlled, AdminRule rule) {
        this.controlled = controlled;
        this.rule = rule;
        this.inspection = new Inspection(controlled);
        this.clock = new ClockRoute(controlled.engine());
    }

    @Override
    public void handle(Request request, ReplyBuffer reply) {
        String route = request.path().substring(PREFIX.length());
        if (!route.equals("health")) {
            rule.check(request);
        }
        byte[] body = switch (route) {
            case "health" -> get(request, health());
            case "inspect" -> get(request, inspection.summary());
            case "state/snapshot" -> snapshot(request);
            case "state/restore" -> restore(request);
            case "state/reset" -> reset(request);
            case "clock" -> clock(request);
            default -> throw Problem.missing("no control route is called " + request.path());
        };
        reply.status(200).header(JSON).body(body, 0, body.length);
    }

    private static byte[] get(Request request, byte[] body) {
        allow(request, "GET", "HEAD");
        return body;
    }

    private static void allow(Request request, String... methods) {
        if (!List.of(methods).contains(request.method())) {
            throw Problem.of(
                    405, "method_not_allowed", request.path() + " answers " + String.join(", ", methods) + " only");
        }
    }

    /** A form or plain text may come from any web page; JSON needs the page's permission first. */
    private static void requireJson(Request request) {
        allow(request, "POST");
        String type = request.header("content-type");
        if (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json")) {
            throw Problem.of(415, "unsupported_media_type", "this route takes application/json");
        }
    }

    private static Document body(Request request) {
        try {
            return Json.parse(request.body().copy());
        } catch (MalformedJson malformed) {
            throw Problem.of(400, "invalid_request", "the body is not JSON: " + malformed.getMessage());
        }
    }

    private byte[] health() {
        JsonWriter out = new JsonWriter().beginObject().name("status").value("up");
        inspection.writeApi(out);
        return out.name("position")
                .value(controlled.engine().state().position())
                .endObject()
                .toBytes();
    }

    private byte[] snapshot(Request request) {
        allow(request, "POST");
        byte[] snapshot = controlled.engine().snapshot();
        return new JsonWriter(snapshot.length + 16)
                .beginObject()
                .name("snapshot")
                .raw(snapshot, 0, snapshot.length)
                .endObject()
                .toBytes();
    }

    private byte[] restore(Request request) {
        requireJson(request);
        Document snapshot = body(request).member("snapshot");
        if (snapshot == null || !snapshot.isObject()) {
            throw Problem.of(400, "invalid_request", "expected {\"snapshot\": {…}}");
        }
        try {
            controlled.engine().restore(snapshot, SnapshotFit.SAME_RESOURCES);
        } catch (BadSnapshot bad) {
            throw Problem.of(422, "invalid_snapshot", String.valueOf(bad.getMessage()));
        }
        return health();
    }

    private byte[] reset(Request request) {
        requireJson(request);
        controlled.engine().reset();
        return health();
    }

    private byte[] clock(Request request) {
        if (request.method().equals("POST")) {
            requireJson(request);
            clock.move(body(request));
        } else {
            allow(request, "GET", "HEAD", "POST");
        }
        return clock.show();
    }
}
