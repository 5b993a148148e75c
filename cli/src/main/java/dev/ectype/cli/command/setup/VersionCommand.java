package dev.ectype.cli.command.setup;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.command.base.Version;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints the version. */
@Command(
        name = "version",
        description = "Prints the version, as `ectype --version` does.",
        customSynopsis = "ectype version [--json]")
public final class VersionCommand extends EctypeCommand {
    @Option(names = "--json", description = "Print the versions of Ectype, Java and the system as JSON.")
    private boolean json;

    public VersionCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        terminal().out().println(json ? JsonPrinter.compact(versions()) : "ectype " + Version.ofEctype());
        return ExitCode.DONE;
    }

    private static JsonObject versions() {
        return JsonObject.builder()
                .put("version", Version.ofEctype())
                .put("java", Runtime.version().toString())
                .put("system", System.getProperty("os.name") + " " + System.getProperty("os.arch"))
                .build();
    }
}
