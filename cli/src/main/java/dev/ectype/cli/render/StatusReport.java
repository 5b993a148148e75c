package dev.ectype.cli.render;

import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.List;

/** Formats the running emulators of a machine as a table and as JSON lines. */
public final class StatusReport {
    private final List<Line> emulators;

    public StatusReport(List<Line> emulators) {
        this.emulators = List.copyOf(emulators);
    }

    /**
     * Describes a running emulator.
     *
     * @param description the descriptions of its command line
     * @param health its health response; empty if it does not respond
     */
    public record Line(String url, String description, long pid, String since, long operations, JsonObject health) {
        private String state() {
            return health.members().isEmpty() ? "not responding" : "up";
        }

        private String api() {
            return health.member("api") instanceof JsonObject api
                            && api.member("name") instanceof JsonText name
                            && api.member("version") instanceof JsonText version
                    ? name.text() + " " + version.text()
                    : "-";
        }

        private String position() {
            return health.member("position") instanceof JsonNumber number ? number.literal() : "-";
        }
    }

    public List<String> lines() {
        if (emulators.isEmpty()) {
            return List.of();
        }
        Columns columns = new Columns()
                .row("address", "state", "api", "description", "process", "since", "operations", "position");
        for (Line each : emulators) {
            columns.row(
                    each.url(),
                    each.state(),
                    each.api(),
                    each.description(),
                    Long.toString(each.pid()),
                    each.since(),
                    Long.toString(each.operations()),
                    each.position());
        }
        return columns.lines();
    }

    public List<String> json() {
        return emulators.stream().map(each -> JsonPrinter.compact(object(each))).toList();
    }

    private static JsonObject object(Line line) {
        JsonObject.Builder object = JsonObject.builder().put("url", line.url());
        put("api", line, object);
        object.put("description", line.description())
                .put("pid", line.pid())
                .put("since", line.since())
                .put("operations", line.operations());
        put("position", line, object);
        return object.put("state", line.state()).build();
    }

    private static void put(String name, Line line, JsonObject.Builder object) {
        JsonValue value = line.health().member(name);
        if (value != null) {
            object.put(name, value);
        }
    }
}
