package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.ForkPoint;
import dev.ectype.runtime.state.StateEngine;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Serves the sandbox routes: list, read, create and drop. */
final class SandboxRoutes {
    private final SandboxRegistry registry;

    SandboxRoutes(SandboxRegistry registry) {
        this.registry = registry;
    }

    /**
     * Serves a sandbox route.
     *
     * @param route the path after {@code sandboxes}: empty, or from a slash on
     */
    byte[] answer(String route, Request request) {
        if (route.isEmpty()) {
            ControlRequest.allow(request, "GET", "HEAD");
            return list();
        }
        String name = route.substring(1);
        switch (request.method()) {
            case "PUT":
                ControlRequest.requireJson(request, "PUT");
                return make(name, ControlRequest.object(request));
            case "DELETE":
                return drop(name);
            default:
                ControlRequest.allow(request, "GET", "HEAD", "PUT", "DELETE");
                return one(name);
        }
    }

    private byte[] list() {
        JsonWriter out = new JsonWriter().beginObject().name("sandboxes").beginArray();
        registry.sandboxes().forEach(sandbox -> write(sandbox, out));
        return out.endArray().endObject().toBytes();
    }

    private byte[] one(String name) {
        for (SandboxInfo sandbox : registry.sandboxes()) {
            if (sandbox.name().equals(name)) {
                JsonWriter out = new JsonWriter();
                write(sandbox, out);
                return out.toBytes();
            }
        }
        throw missing(name);
    }

    private static void write(SandboxInfo sandbox, JsonWriter out) {
        StateEngine engine = sandbox.engine();
        out.beginObject().name("name").value(sandbox.name());
        out.name("start").value(engine.start().position());
        out.name("position").value(engine.state().position());
        out.name("clock")
                .value(ControlTimes.text(engine.clock().now(engine.state().clock())));
        Duration idle = sandbox.idle();
        if (idle != null) {
            out.name("idle").value(idle.toString());
        }
        out.endObject();
    }

    private byte[] make(String name, Document body) {
        for (JsonMember member : body.members()) {
            if (!member.name().equals("from") && !member.name().equals("idle")) {
                throw ControlRequest.invalid("expected {\"from\": \"now\" or \"start\", \"idle\": \"PT30M\"}, or"
                        + " neither of them; found '" + member.name() + "'");
            }
        }
        Document from = body.member("from");
        boolean made = registry.make(name, from == null ? ForkPoint.NOW : forkPoint(from), idle(body.member("idle")));
        if (!made && from != null) {
            throw Problem.of(409, "sandbox_exists", "the sandbox '" + name + "' already exists: drop it first");
        }
        return one(name);
    }

    private static ForkPoint forkPoint(Document from) {
        for (ForkPoint point : ForkPoint.values()) {
            if (from.isString() && from.text().equals(point.name().toLowerCase(Locale.ROOT))) {
                return point;
            }
        }
        throw ControlRequest.invalid("expected \"now\" or \"start\" for 'from', found " + from);
    }

    private static @Nullable Duration idle(@Nullable Document idle) {
        if (idle == null) {
            return null;
        }
        try {
            Duration duration = Duration.parse(idle.isString() ? idle.text() : "");
            if (duration.compareTo(Duration.ZERO) > 0 && duration.toDays() < 36_500) {
                return duration;
            }
        } catch (DateTimeException | ArithmeticException malformed) {
            // The error below names the expected form.
        }
        throw ControlRequest.invalid("expected a duration such as \"PT30M\" for 'idle', found " + idle);
    }

    private byte[] drop(String name) {
        if (name.equals(SandboxRegistry.BASE)) {
            throw Problem.of(409, "base_sandbox", "the base cannot be dropped; POST /__service/state/reset empties it");
        }
        if (!registry.drop(name)) {
            throw missing(name);
        }
        return list();
    }

    private static Problem missing(String name) {
        return Problem.of(404, "unknown_sandbox", "there is no sandbox '" + name + "'");
    }
}
