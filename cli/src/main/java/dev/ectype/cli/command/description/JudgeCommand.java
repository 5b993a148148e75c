package dev.ectype.cli.command.description;

import dev.ectype.cli.judge.JudgeLines;
import dev.ectype.cli.render.DiagnosticPrinter;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.launcher.judge.JudgeReport;
import dev.ectype.launcher.judge.QualityJudge;
import dev.ectype.launcher.judge.report.JudgeJson;
import dev.ectype.launcher.judge.report.ReportFormat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Grades the conclusions about a description. */
@Command(
        name = "judge",
        description = {
            "Grades what Ectype concluded from a description, from 0 to 100, and names the conclusions to look at first.",
            "It compares conclusions with the texts and types, and plays a client that knows only the description."
        },
        customSynopsis = "ectype judge [OPTION...] (SPEC | NAME)...")
public final class JudgeCommand extends CompilingCommand {
    private static final int MOST = 100;

    @Parameters(
            paramLabel = "SPEC|NAME",
            arity = "1..*",
            description = "A file, a folder, a URL, - for standard input, or a name of `ectype catalog`.")
    private List<String> typed = new ArrayList<>();

    @Option(
            names = "--min-score",
            paramLabel = "N",
            description = "Fail (exit 1) if the score is below N, from 0 to 100 (default: 0).")
    private double minScore;

    @Option(names = "--report", paramLabel = "FORMAT", description = "Also write a report: html, json or junit.")
    private @Nullable String report;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file of --report (default: judge.html, judge.json or judge.xml).")
    private @Nullable String out;

    @Option(names = "--json", description = "Print everything as JSON.")
    private boolean json;

    public JudgeCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        checkOptions();
        SpecResolver finder = new SpecResolver(finder());
        CompilationResult result =
                compiled(request(typed.stream().map(finder::resolve).toList()), typed);
        boolean accepted = accept(result.diagnostics());
        Compilation compilation = result.compilation();
        JudgeReport judged =
                accepted && compilation != null ? QualityJudge.judge(compilation, result.diagnostics()) : null;
        if (json) {
            JsonObject graded = judged == null ? JsonObject.EMPTY : JudgeJson.of(judged);
            terminal()
                    .out()
                    .println(JsonPrinter.compact(
                            graded.with("diagnostics", DiagnosticPrinter.json(result.diagnostics()))));
        }
        if (judged == null) {
            terminal().out().flush();
            return ExitCode.BAD_INPUT;
        }
        if (!json) {
            JudgeLines.of(judged).forEach(terminal().out()::println);
        }
        terminal().out().flush();
        ReportFormat format = report == null ? null : ReportFormat.named(report);
        if (format != null) {
            String name = out == null ? format.fileName() : out;
            write(terminal().path(name), format.text(judged));
            terminal().printMessage("wrote " + name);
        }
        boolean enough = judged.card().score() >= minScore;
        if (!enough) {
            terminal().printMessage("the score " + judged.card().score() + " is below " + minScore);
        }
        return enough ? ExitCode.DONE : ExitCode.NO;
    }

    private void checkOptions() {
        if (!(minScore >= 0 && minScore <= MOST)) {
            throw CommandFailure.usage(
                    "--min-score takes a number from 0 to 100, but was " + minScore, "Use a score such as 90.");
        }
        if (report != null && ReportFormat.named(report) == null) {
            throw CommandFailure.usage(
                    "--report takes html, json or junit, but was \"" + report + "\"", "Use one of the three.");
        }
        if (out != null && (report == null || out.isBlank())) {
            throw CommandFailure.usage("--out needs the name of a file and --report", "Add --report html.");
        }
    }
}
