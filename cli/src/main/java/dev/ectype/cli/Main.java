package dev.ectype.cli;

import dev.ectype.cli.command.CommandLineFactory;
import dev.ectype.cli.command.CommandName;
import dev.ectype.cli.command.HelpOverview;
import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.command.base.Version;
import dev.ectype.cli.command.emulator.FastEmulateParser;
import dev.ectype.cli.terminal.Colors;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.StandardStream;
import dev.ectype.cli.terminal.Terminal;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import picocli.CommandLine;

/** Runs the command {@code ectype}. */
public final class Main {
    private final Terminal terminal;
    private final boolean colorless;

    private Main(Terminal terminal, boolean colorless) {
        this.terminal = terminal;
        this.colorless = colorless;
    }

    /** Runs the command that the arguments name and ends the process with its exit code. */
    public static void main(String[] arguments) {
        System.exit(run(Terminal.ofProcess(), arguments));
    }

    /** Runs a command on these streams, without input and environment, and returns its exit code. */
    public static int run(PrintWriter out, PrintWriter err, String... arguments) {
        Terminal terminal =
                new Terminal(out, err, InputStream.nullInputStream(), new LinkedHashMap<>(), Path.of(""), List.of());
        return run(terminal, arguments);
    }

    /** Runs a command on a terminal and returns its exit code. */
    public static int run(Terminal terminal, String... arguments) {
        Main main = new Main(terminal, List.of(arguments).contains("--no-color"));
        try {
            return main.execute(arguments);
        } catch (CommandFailure failure) {
            return main.faults().report(failure);
        } catch (StackOverflowError | OutOfMemoryError | RuntimeException error) {
            return main.faults().report(error);
        } finally {
            terminal.out().flush();
            terminal.err().flush();
        }
    }

    private int execute(String... arguments) {
        if (arguments.length > 0 && List.of("--version", "-V").contains(arguments[0])) {
            return version(arguments);
        }
        int at = 0;
        while (at < arguments.length && arguments[at].equals("--no-color")) {
            at++;
        }
        if (at == arguments.length || List.of("--help", "-h").contains(arguments[at])) {
            terminal.out().print(HelpOverview.text());
            return 0;
        }
        CommandName name = CommandName.of(arguments[at]);
        if (name == null) {
            throw UnknownCommandFailure.of(arguments[at], terminal);
        }
        List<String> rest = List.of(arguments).subList(at, arguments.length);
        EctypeCommand quick = at == 0 && name == CommandName.EMULATE
                ? FastEmulateParser.emulate(terminal, rest.subList(1, rest.size()))
                : null;
        return quick == null ? execute(name, rest) : quick.call();
    }

    private int version(String... arguments) {
        if (arguments.length == 1) {
            terminal.out().println("ectype " + Version.ofEctype());
            return 0;
        }
        List<String> asCommand = new ArrayList<>(List.of(arguments));
        asCommand.set(0, CommandName.VERSION.word());
        return execute(CommandName.VERSION, asCommand);
    }

    private int execute(CommandName name, List<String> rest) {
        JsonFieldsOption chosen = JsonFieldsOption.of(name, rest);
        Terminal writing = chosen.narrow(terminal);
        int code = line(name, writing).execute(chosen.arguments().toArray(new String[0]));
        writing.out().flush();
        return code;
    }

    private CommandLine line(CommandName name, Terminal terminal) {
        FailureReporter faults = faults();
        return CommandLineFactory.of(terminal, name)
                .setParameterExceptionHandler((error, parsed) -> faults.report(error))
                .setExecutionExceptionHandler((error, parsed, result) -> faults.report(error));
    }

    private FailureReporter faults() {
        return new FailureReporter(terminal, Colors.of(terminal, StandardStream.ERR, colorless));
    }
}
