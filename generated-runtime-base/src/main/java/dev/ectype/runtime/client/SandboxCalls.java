package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The sandboxes of an emulator: states beside the one that everybody shares, each made when it is first named. */
public final class SandboxCalls {
    private static final String ROUTE = "sandboxes";

    private final ControlClient line;

    SandboxCalls(ControlClient line) {
        this.line = line;
    }

    /** Those that are there, by name. */
    public List<SandboxLine> list() {
        return line.get(ROUTE, SandboxCalls::lines);
    }

    /** Makes one, if it is not there yet, that begins with the state as it is. */
    public SandboxLine make(String name) {
        return made(name, new JsonWriter().beginObject());
    }

    /** The same, and drops it when nobody uses it for longer than that. */
    public SandboxLine make(String name, Duration idle) {
        return made(name, new JsonWriter().beginObject().name("idle").value(idle.toString()));
    }

    /** Makes one that begins with the state at the start; refused where there is one of that name. */
    public SandboxLine makeFromStart(String name) {
        return made(name, new JsonWriter().beginObject().name("from").value("start"));
    }

    private SandboxLine made(String name, JsonWriter body) {
        return line.put(route(name), body.endObject().toBytes(), SandboxLine::of);
    }

    /** Drops one with all that it holds; gives those that are left. */
    public List<SandboxLine> drop(String name) {
        return line.delete(route(name), SandboxCalls::lines);
    }

    private static String route(String name) {
        return ROUTE + "/" + ControlClient.sandboxName(name);
    }

    private static List<SandboxLine> lines(Document reply) {
        List<SandboxLine> lines = new ArrayList<>();
        ReplyMembers.part(reply, "sandboxes").elements().forEach(each -> lines.add(SandboxLine.of(each)));
        return lines;
    }

    /**
     * A sandbox.
     *
     * @param start the position with which it began
     * @param position how many writes led to its state
     * @param clock its time, such as {@code 2025-01-01T00:00:00.000Z}
     * @param idle how long nobody may use it until it is dropped, or null
     */
    public record SandboxLine(
            String name,
            long start,
            long position,
            String clock,
            @Nullable Duration idle) {
        static SandboxLine of(Document sandbox) {
            Document idle = sandbox.member("idle");
            return new SandboxLine(
                    ReplyMembers.text(sandbox, "name"),
                    ReplyMembers.number(sandbox, "start"),
                    ReplyMembers.number(sandbox, "position"),
                    ReplyMembers.text(sandbox, "clock"),
                    idle == null ? null : Duration.parse(idle.text()));
        }
    }
}
