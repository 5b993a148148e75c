package dev.ectype.cli.command.setup;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.render.Columns;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.Ingestors;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.launcher.SampleCatalog;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists the sample APIs. */
@Command(
        name = "catalog",
        description = "Lists the sample APIs; `ectype emulate NAME` serves one.",
        customSynopsis = "ectype catalog [--json]")
public final class CatalogCommand extends EctypeCommand {
    @Option(names = "--json", description = "Print the list as JSON.")
    private boolean json;

    public CatalogCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        Columns columns = new Columns().row("name", "version", "operations", "about");
        List<JsonValue> listed = new ArrayList<>();
        for (String name : SampleCatalog.names()) {
            ApiModel model = model(name);
            int operations = model.endpoints().size();
            columns.row(name, model.api().version(), Integer.toString(operations), SampleCatalog.about(name));
            listed.add(JsonObject.builder()
                    .put("name", name)
                    .put("title", model.api().name())
                    .put("version", model.api().version())
                    .put("operations", operations)
                    .put("about", SampleCatalog.about(name))
                    .build());
        }
        if (json) {
            terminal().out().println(JsonPrinter.compact(new JsonArray(listed)));
        } else {
            columns.lines().forEach(terminal().out()::println);
            terminal().out().flush();
            terminal()
                    .printMessage(
                            "Next: ectype emulate " + SampleCatalog.names().get(0));
        }
        return ExitCode.DONE;
    }

    private static ApiModel model(String name) {
        Diagnostics diagnostics = new Diagnostics();
        return Ingestors.ingest(List.of(SourceResolver.of(SampleCatalog.open(name), diagnostics)), diagnostics)
                .get(0);
    }
}
