package dev.ectype.cli.command.emulator;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.command.base.RemoteAddress;
import dev.ectype.cli.remote.Browser;
import dev.ectype.cli.remote.HealthProbe;
import dev.ectype.cli.remote.HealthResult;
import dev.ectype.cli.remote.RunningEmulator;
import dev.ectype.cli.remote.RunningEmulatorRegistry;
import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Opens the page of a running emulator in the browser. */
@Command(
        name = "open",
        description = {
            "Opens the page of a running emulator, /__service/, in a browser, and prints its address.",
            "The variable BROWSER names the browser; without a browser the address is only printed."
        },
        customSynopsis = "ectype open [--url URL] [--print] [--json]",
        sortOptions = false)
public final class OpenCommand extends EctypeCommand {
    private static final Duration TIMEOUT = Duration.ofSeconds(5);

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "Address of the emulator (default: the only one of `ectype status`, else host and port of"
                    + " service.yaml, else http://127.0.0.1:4010).")
    private @Nullable String url;

    @Option(names = "--print", description = "Print the address of the page, but open no browser.")
    private boolean printed;

    @Option(names = "--json", description = "Print the address as JSON, and whether a browser was started.")
    private boolean json;

    public OpenCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        URI address = url == null ? resolveAddress() : RemoteAddress.parse(url);
        HealthResult health = new HealthProbe(TIMEOUT).check(address);
        if (health.reason() != null) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT,
                    "no emulator responds at " + address + ": " + health.reason(),
                    "`ectype status` lists the running emulators, `ectype emulate petstore` starts one.");
        }
        URI page = URI.create(address + "/__service/");
        boolean opened = !printed && Browser.of(terminal()).open(page);
        JsonObject object = JsonObject.builder()
                .put("url", page.toString())
                .put("opened", opened)
                .build();
        terminal().out().println(json ? JsonPrinter.compact(object) : page.toString());
        terminal().out().flush();
        if (!opened && !printed) {
            terminal().printMessage("no browser was found; open the address yourself");
        }
        return ExitCode.DONE;
    }

    /** Returns the address of the only running emulator, else the default address. */
    private URI resolveAddress() {
        List<RunningEmulator> running = RunningEmulatorRegistry.of(terminal()).alive();
        if (running.size() == 1) {
            return running.get(0).url();
        }
        Diagnostics diagnostics = new Diagnostics();
        URI usual = RemoteAddress.ofSettings(terminal(), CommandSettings.read(terminal(), diagnostics));
        boolean known = running.isEmpty()
                || running.stream().anyMatch(each -> each.url().equals(usual));
        if (known) {
            return usual;
        }
        throw CommandFailure.usage(
                running.size() + " emulators run on this machine: "
                        + running.stream().map(each -> each.url().toString()).collect(Collectors.joining(", ")),
                "Choose one, such as `ectype open --url " + running.get(0).url() + "`.");
    }
}
