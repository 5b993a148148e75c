package dev.ectype.cli.command.emulator;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.command.base.RemoteAddress;
import dev.ectype.cli.remote.HealthProbe;
import dev.ectype.cli.remote.HealthResult;
import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import java.net.URI;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints whether a running emulator is healthy. */
@Command(
        name = "health",
        description = {
            "Checks whether a running emulator responds, for example as a container health check: ends with 0 or 1.",
            "The certificate of an HTTPS address is not verified."
        },
        customSynopsis = "ectype health [OPTION...] [URL]",
        sortOptions = false)
public final class HealthCommand extends EctypeCommand {
    @Parameters(
            paramLabel = "URL",
            arity = "0..1",
            description = "Address of the emulator (default: that of `ectype emulate` with the same settings).")
    private @Nullable String url;

    @Option(names = "--url", paramLabel = "URL", description = "The same as URL, as in other commands.")
    private @Nullable String option;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            description = "Time limit of the response in seconds (default 5).")
    private int timeout = 5;

    @Option(names = "--json", description = "Print the response as JSON.")
    private boolean json;

    public HealthCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        if (timeout < 1) {
            throw CommandFailure.usage(
                    "--timeout takes a number of seconds from 1, but was " + timeout, "Omit it for 5.");
        }
        if (url != null && option != null) {
            throw CommandFailure.usage("the address is given twice: " + url + " and " + option, "Omit one of them.");
        }
        String typed = url == null ? option : url;
        Diagnostics diagnostics = new Diagnostics();
        URI address = typed == null
                ? RemoteAddress.ofSettings(terminal(), CommandSettings.read(terminal(), diagnostics))
                : RemoteAddress.parse(typed);
        if (!accept(diagnostics.sorted())) {
            return ExitCode.BAD_INPUT;
        }
        HealthResult health = new HealthProbe(Duration.ofSeconds(timeout)).check(address);
        String reason = health.reason();
        if (json) {
            terminal().out().println(JsonPrinter.compact(json(health)));
        } else if (reason == null) {
            terminal().out().println("healthy " + address);
        } else {
            throw new CommandFailure(
                    ExitCode.NO,
                    "no healthy emulator at " + address + ": " + reason,
                    "`ectype health URL` checks another address.");
        }
        return reason == null ? ExitCode.DONE : ExitCode.NO;
    }

    private static JsonObject json(HealthResult health) {
        String reason = health.reason();
        JsonObject.Builder json =
                JsonObject.builder().put("address", health.address().toString()).put("healthy", reason == null);
        return (reason == null ? json.put("reply", health.reply()) : json.put("fault", reason)).build();
    }
}
