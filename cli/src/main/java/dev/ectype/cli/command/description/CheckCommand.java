package dev.ectype.cli.command.description;

import dev.ectype.cli.render.CheckReport;
import dev.ectype.cli.render.DiagnosticPrinter;
import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.spec.Spec;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.ProgressLine;
import dev.ectype.cli.terminal.StandardStream;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.launcher.check.CheckRow;
import dev.ectype.launcher.check.DescriptionCheck;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Calls every operation of the descriptions once, and plays a client that expects its own values. */
@Command(
        name = "check",
        description = {
            "Compiles and boots descriptions and sends every operation one valid request.",
            "An operation is answered if its response matches the declared status, media type and schema.",
            "Then creates, reads, lists, updates and deletes instances, and prints each response that a client does not expect."
        },
        customSynopsis = "ectype check [OPTION...] [SPEC | NAME]...")
public final class CheckCommand extends CompilingCommand {
    private static final int MAX_LINES = 5;

    @Parameters(
            paramLabel = "SPEC|NAME",
            arity = "0..*",
            description = "Files, folders, URLs, - for standard input, or names of `ectype catalog`.")
    private List<String> typed = List.of();

    @Option(names = "--json", description = "Print one JSON object per description, then a summary.")
    private boolean json;

    @Option(
            names = "--verbose",
            description = "List all unanswered and unbound operations and all unexpected responses.")
    private boolean verbose;

    public CheckCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        List<Spec> specs = specs();
        List<CheckRow> rows = new ArrayList<>();
        try (ProgressLine progress = ProgressLine.of(terminal(), "checking")) {
            for (Spec spec : specs) {
                progress.work("checking " + spec.name());
                progress.step(rows.size(), specs.size() > 1 ? specs.size() : 0);
                CheckRow row = new DescriptionCheck(spec.name(), request(spec), progress::stage).run();
                rows.add(row);
                progress.clear();
                print(row);
            }
        }
        CheckReport report = new CheckReport(rows);
        if (json) {
            terminal().out().println(JsonPrinter.compact(report.summary()));
        } else {
            report.lines().forEach(terminal().out()::println);
        }
        if (rows.size() == 1 && !rows.get(0).readable()) {
            return ExitCode.BAD_INPUT;
        }
        return rows.stream().allMatch(CheckRow::isWhole) ? ExitCode.DONE : ExitCode.NO;
    }

    private List<Spec> specs() {
        List<String> names = typed;
        if (names.isEmpty()) {
            Diagnostics diagnostics = new Diagnostics();
            names = CommandSettings.read(terminal(), diagnostics).specs();
            if (!accept(diagnostics.sorted()) || names.isEmpty()) {
                throw Mount.unnamed("check");
            }
        }
        List<Spec> specs = new ArrayList<>();
        SpecResolver finder = new SpecResolver(finder());
        names.forEach(name -> specs.addAll(finder.resolveAll(name)));
        return specs;
    }

    /** Prints the row of a description as soon as its check ends, because the next check may take long. */
    private void print(CheckRow row) {
        if (json) {
            terminal().out().println(JsonPrinter.compact(CheckReport.json(row)));
            terminal().out().flush();
        }
        if (row.hasErrors()) {
            DiagnosticPrinter.print(row.findings(), terminal().err(), colors(StandardStream.ERR));
        }
        print(row, row.unanswered(), "operations");
        print(row, row.client().contradictions(), "contradictions");
        if (verbose) {
            print(row, row.client().unbound(), "operations");
        }
    }

    private void print(CheckRow row, List<String> all, String noun) {
        int lines = verbose ? all.size() : Math.min(MAX_LINES, all.size());
        for (String each : all.subList(0, lines)) {
            terminal().printMessage(row.file() + ": " + each);
        }
        if (all.size() > lines) {
            terminal()
                    .printMessage(row.file() + ": ... and " + (all.size() - lines) + " more " + noun
                            + " (--verbose lists all)");
        }
    }
}
