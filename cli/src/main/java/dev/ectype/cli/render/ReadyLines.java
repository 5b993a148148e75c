package dev.ectype.cli.render;

import dev.ectype.cli.ask.Ask;
import dev.ectype.cli.ask.AskWriter;
import dev.ectype.cli.ask.Credential;
import dev.ectype.cli.ask.Curl;
import dev.ectype.cli.ask.FirstAsk;
import dev.ectype.cli.terminal.Colors;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.launcher.artifact.Summary;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.request.Authentication;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.fit.FitContext;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What is said once an emulator is ready: where it is, what it holds, and a first request. */
public final class ReadyLines {
    private static final Instant NOW = Instant.parse("2025-01-01T00:00:00Z");

    private final Emulator emulator;
    private final Summary summary;

    public ReadyLines(Emulator emulator, Summary summary) {
        this.emulator = emulator;
        this.summary = summary;
    }

    /** The line that programs wait for. */
    public String line() {
        return "ready " + emulator.baseUri();
    }

    public String json() {
        JsonObject api = JsonObject.builder()
                .put("name", summary.name())
                .put("version", summary.version())
                .put("hash", summary.hash())
                .build();
        JsonObject counts = JsonObject.builder()
                .put("endpoints", summary.endpoints())
                .put("resources", summary.resources())
                .put("relationships", summary.relationships())
                .build();
        return JsonPrinter.compact(JsonObject.builder()
                .put("ready", emulator.baseUri().toString())
                .put("api", api)
                .put("counts", counts)
                .build());
    }

    /** What people want to know. */
    public List<String> talk(Colors colors) {
        Columns columns = new Columns();
        columns.row("  base URL", emulator.baseUri().toString());
        String credential = credential();
        if (!credential.isEmpty()) {
            columns.row("  credential", credential);
        }
        AskWriter writer = new AskWriter(
                emulator.plan(),
                FitContext.of(emulator.options().seed(), NOW, Direction.REQUEST),
                emulator.options().credentials());
        Ask first = FirstAsk.of(emulator.plan(), writer);
        if (first != null) {
            columns.row("  try", Curl.command(first, emulator.baseUri()));
        }
        List<String> lines = new ArrayList<>();
        lines.add(colors.bold(summary.name() + " " + summary.version()) + ": " + summary.endpoints() + " operations, "
                + summary.resources() + " resources, " + summary.relationships() + " relationships");
        lines.addAll(columns.lines());
        lines.add("  Ctrl-C stops it");
        return lines;
    }

    private String credential() {
        if (emulator.options().authentication() == Authentication.OFF) {
            return "";
        }
        Set<String> words = new LinkedHashSet<>();
        int asking = 0;
        for (OperationPlan operation : emulator.plan().operations()) {
            List<Credential> needed =
                    Credential.of(operation, emulator.plan(), emulator.options().credentials());
            asking += needed.isEmpty() ? 0 : 1;
            needed.forEach(each -> words.add(each.words()));
        }
        String scope = " (" + asking + " of " + emulator.plan().operations().size() + " operations)";
        return words.isEmpty() ? "" : String.join(", or ", words) + scope;
    }
}
