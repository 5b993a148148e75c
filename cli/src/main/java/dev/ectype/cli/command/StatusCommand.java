package dev.ectype.cli.command;

import dev.ectype.cli.remote.Health;
import dev.ectype.cli.remote.HealthProbe;
import dev.ectype.cli.remote.RunningEmulator;
import dev.ectype.cli.remote.RunningEmulators;
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
        description = "Lists the emulators that you run on this machine with `ectype emulate`.",
        customSynopsis = "ectype status [--json]")
final class StatusCommand extends EctypeCommand {
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    @Option(names = "--json", description = "Print each emulator as JSON, one on each line.")
    private boolean json;

    StatusCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        RunningEmulators running = RunningEmulators.of(terminal());
        running.removeStale()
                .forEach(gone -> terminal()
                        .say("the emulator at " + gone.url() + " (process " + gone.pid() + ") ended without notice"));
        HealthProbe probe = new HealthProbe(PATIENCE);
        List<StatusReport.Line> asked = running.alive().stream()
                .map(each -> line(each, probe.ask(each.url())))
                .toList();
        StatusReport report = new StatusReport(asked);
        (json ? report.json() : report.lines()).forEach(terminal().out()::println);
        terminal().out().flush();
        if (asked.isEmpty()) {
            terminal().say("no emulator runs on this machine");
            terminal().say("Next: ectype emulate petstore");
        }
        return ExitCode.DONE;
    }

    private static StatusReport.Line line(RunningEmulator emulator, Health health) {
        return new StatusReport.Line(
                emulator.url().toString(),
                emulator.description(),
                emulator.pid(),
                emulator.since().toString(),
                emulator.operations(),
                health.reply());
    }
}
