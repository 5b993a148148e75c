package dev.ectype.cli.command.base;

import dev.ectype.cli.render.DiagnosticPrinter;
import dev.ectype.cli.terminal.Colors;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.StandardStream;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostic;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Provides the terminal, the help option and the colour option to every command. */
public abstract class EctypeCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    @SuppressWarnings("unused") // picocli sets and reads this field
    private boolean helpWanted;

    @Option(names = "--no-color", description = "Show no colours; NO_COLOR does the same.")
    private boolean colorless;

    protected EctypeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Executes the command. */
    protected abstract ExitCode run();

    /** Adds options that are not declared as fields. */
    public void complete(CommandSpec spec) {}

    @Override
    public final Integer call() {
        return run().number();
    }

    protected final Terminal terminal() {
        return terminal;
    }

    protected final Colors colors(StandardStream channel) {
        return Colors.of(terminal, channel, colorless);
    }

    /** Prints diagnostics and returns true if none of them is an error. */
    protected final boolean accept(List<Diagnostic> diagnostics) {
        DiagnosticPrinter.print(diagnostics, terminal.err(), colors(StandardStream.ERR));
        return diagnostics.stream().noneMatch(Diagnostic::isError);
    }

    protected final void write(Path file, String text) {
        try {
            Path parent = file.toAbsolutePath().getParent();
            if (parent != null) {
                Files.createDirectories(parent);
            }
            Files.writeString(file, text, StandardCharsets.UTF_8);
        } catch (IOException refused) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT,
                    "the file \"" + file + "\" cannot be written",
                    "Use a file in a writable folder.");
        }
    }
}
