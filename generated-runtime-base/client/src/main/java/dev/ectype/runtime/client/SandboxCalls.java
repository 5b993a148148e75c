package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Manages the sandboxes of an emulator. Each is a separate state, created at its first use. */
public final class SandboxCalls {
    private static final String ROUTE = "sandboxes";

    private final ControlClient line;

    SandboxCalls(ControlClient line) {
        this.line = line;
    }

    /** {@return the existing sandboxes by name} */
    public List<SandboxLine> list() {
        return line.get(ROUTE, SandboxCalls::lines);
    }

    /**
     * Creates a sandbox with the current state, unless it exists.
     *
     * @param name the name of the sandbox
     * @return the sandbox
     */
    public SandboxLine make(String name) {
        return made(name, new JsonWriter().beginObject());
    }

    /**
     * Creates a sandbox with the current state that is dropped after an idle time.
     *
     * @param name the name of the sandbox
     * @param idle the time without a request after which the sandbox is dropped
     * @return the sandbox
     */
    public SandboxLine make(String name, Duration idle) {
        return made(name, new JsonWriter().beginObject().name("idle").value(idle.toString()));
    }

    /**
     * Creates a sandbox with the state at the start.
     *
     * @param name the name of the sandbox
     * @return the sandbox
     * @throws Refused if a sandbox has this name
     */
    public SandboxLine makeFromStart(String name) {
        return made(name, new JsonWriter().beginObject().name("from").value("start"));
    }

    private SandboxLine made(String name, JsonWriter body) {
        return line.put(route(name), body.endObject().toBytes(), SandboxLine::of);
    }

    /**
     * Drops a sandbox with its state.
     *
     * @param name the name of the sandbox
     * @return the other sandboxes
     */
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
     * Describes a sandbox.
     *
     * @param name the name
     * @param start the initial position
     * @param position the number of writes up to its state
     * @param clock the time of the sandbox, such as {@code 2025-01-01T00:00:00.000Z}
     * @param idle the maximum idle time before the sandbox is dropped, or null
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
