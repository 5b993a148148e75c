package dev.ectype.cli.command.description;

import dev.ectype.cli.inference.Explanation;
import dev.ectype.cli.inference.InferenceJson;
import dev.ectype.cli.inference.InferencePage;
import dev.ectype.cli.inference.InferenceTable;
import dev.ectype.cli.inference.SilentReport;
import dev.ectype.cli.remote.Browser;
import dev.ectype.cli.render.YamlPrinter;
import dev.ectype.cli.spec.Spec;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.ProgressLine;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.InferenceResult;
import dev.ectype.compiler.conclusion.InferenceReport;
import dev.ectype.compiler.conclusion.lock.InferenceLock;
import dev.ectype.compiler.json.JsonPrinter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints what inference concluded from descriptions, and why. */
@Command(
        name = "infer",
        description = {
            "Prints what Ectype concluded from a description: resources, identifiers, parents, states, roles of operations,",
            "relationships, filters, pages and computed members, each with the rule, its evidence and the next best value."
        },
        customSynopsis = "ectype infer [OPTION...] (SPEC | NAME)...")
public final class InferCommand extends CompilingCommand {
    private static final String LOCK_COMMENT =
            "# The conclusions of Ectype that the team has accepted. `ectype infer --lock` writes this file.\n";

    @Parameters(
            paramLabel = "SPEC|NAME",
            arity = "1..*",
            description = "A file, a folder, a URL, - for standard input, or a name of `ectype catalog`.")
    private List<String> typed = new ArrayList<>();

    @Option(
            names = "--explain",
            paramLabel = "NAME",
            description =
                    "Explain the conclusions about an operation, a resource, a relationship or a member such as pets.status.")
    private @Nullable String explained;

    @Option(
            names = "--silent",
            description =
                    "List the operations of all SPECs that send or return a stored type and have no role: emulators answer them without state.")
    private boolean silent;

    @Option(
            names = "--open",
            description = "Write the conclusions as one HTML page without other files, and open it in a browser.")
    private boolean open;

    @Option(names = "--out", paramLabel = "FILE", description = "The file of --open (default: inference.html).")
    private String out = "inference.html";

    @Option(
            names = "--lock",
            description = "Accept all conclusions: write them to " + InferenceLock.FILE
                    + ". Later compilations report differences.")
    private boolean lock;

    @Option(names = "--json", description = "Print everything as JSON.")
    private boolean json;

    public InferCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        if (silent) {
            return listSilent();
        }
        SpecResolver finder = new SpecResolver(finder());
        InferenceResult result =
                inferred(request(typed.stream().map(finder::resolve).toList()), String.join(" ", typed));
        boolean accepted = accept(result.diagnostics());
        InferenceReport report = result.report();
        if (json && explained == null) {
            terminal().out().println(JsonPrinter.compact(InferenceJson.of(report, result.diagnostics())));
        }
        if (!accepted || report == null) {
            return ExitCode.BAD_INPUT;
        }
        if (lock) {
            writeLock(report);
        } else if (explained != null) {
            Explanation explanation = Explanation.of(report, explained);
            if (json) {
                terminal().out().println(JsonPrinter.compact(explanation.json()));
            } else {
                explanation.lines().forEach(terminal().out()::println);
            }
        } else if (open) {
            openPage(report);
        } else if (!json) {
            InferenceTable.lines(report).forEach(terminal().out()::println);
        }
        terminal().out().flush();
        return ExitCode.DONE;
    }

    /** Returns no lock if it is to be written, because then its present content does not matter. */
    @Override
    protected Guidance guidance() {
        return lock ? new Guidance(existing(terminal().path("service.yaml")), null, false) : super.guidance();
    }

    private void writeLock(InferenceReport report) {
        write(lockFile(), LOCK_COMMENT + YamlPrinter.print(InferenceLock.of(report.model())));
        terminal()
                .printMessage("wrote " + InferenceLock.FILE + " with "
                        + report.conclusions().size() + " conclusions");
    }

    private ExitCode listSilent() {
        SilentReport report = new SilentReport();
        boolean readable = true;
        for (Spec spec : resolvedSpecs()) {
            InferenceResult result = inferred(request(spec), spec.name());
            readable &= accept(result.diagnostics());
            if (result.report() != null) {
                report.add(spec.name(), result.report().model());
            }
        }
        if (json) {
            terminal().out().println(JsonPrinter.compact(report.json()));
        } else {
            report.lines().forEach(terminal().out()::println);
        }
        terminal().out().flush();
        return readable ? ExitCode.DONE : ExitCode.BAD_INPUT;
    }

    private List<Spec> resolvedSpecs() {
        SpecResolver finder = new SpecResolver(finder());
        List<Spec> specs = new ArrayList<>();
        typed.forEach(name -> specs.addAll(finder.resolveAll(name)));
        return specs;
    }

    private InferenceResult inferred(CompilationRequest request, String name) {
        try (ProgressLine progress = ProgressLine.of(terminal(), "reading " + name)) {
            return new EmulatorCompiler(progress::stage).infer(request);
        }
    }

    private void openPage(InferenceReport report) {
        if (out.isBlank()) {
            throw CommandFailure.usage("--out needs the name of a file", "Omit it for inference.html.");
        }
        Path file = terminal().path(out);
        write(file, InferencePage.of(report));
        terminal().out().println(file);
        if (!Browser.of(terminal()).open(file.toUri())) {
            terminal().printMessage("no browser was found; open the file yourself");
        }
    }
}
