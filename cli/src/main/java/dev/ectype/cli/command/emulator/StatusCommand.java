package dev.ectype.cli.command.emulator;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.remote.HealthProbe;
import dev.ectype.cli.remote.HealthResult;
import dev.ectype.cli.remote.RunningEmulator;
import dev.ectype.cli.remote.RunningEmulatorRegistry;
import dev.ectype.cli.render.StatusReport;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists the emulators that run on this machine. */
@Command(
        name = "status",
        description = "Lists your emulators of `ectype emulate` that run on this machine.",
        customSynopsis = "ectype status [--json]")
public final class StatusCommand extends EctypeCommand {
    private static final Duration TIMEOUT = Duration.ofSeconds(2);

    @Option(names = "--json", description = "Print one JSON object per emulator.")
    private boolean json;

    public StatusCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        RunningEmulatorRegistry running = RunningEmulatorRegistry.of(terminal());
        running.removeStale()
                .forEach(gone -> terminal()
                        .printMessage(
                                "the emulator at " + gone.url() + " (process " + gone.pid() + ") ended unexpectedly"));
        HealthProbe probe = new HealthProbe(TIMEOUT);
        List<StatusReport.Line> lines = running.alive().stream()
                .map(each -> line(each, probe.check(each.url())))
                .toList();
        StatusReport report = new StatusReport(lines);
        (json ? report.json() : report.lines()).forEach(terminal().out()::println);
        terminal().out().flush();
        if (lines.isEmpty()) {
            terminal().printMessage("no emulator runs on this machine");
            terminal().printMessage("Next: ectype emulate petstore");
        }
        return ExitCode.DONE;
    }

    private static StatusReport.Line line(RunningEmulator emulator, HealthResult health) {
        return new StatusReport.Line(
                emulator.url().toString(),
                emulator.description(),
                emulator.pid(),
                emulator.since().toString(),
                emulator.operations(),
                health.reply());
    }
}
