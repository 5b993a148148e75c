package dev.ectype.cli.command.emulator;

import dev.ectype.cli.command.base.EmulatorAddressOptions;
import dev.ectype.cli.command.base.VerbCommand;
import dev.ectype.cli.render.JournalReport;
import dev.ectype.cli.render.SandboxReport;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.client.SandboxCalls;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Creates, lists, compares and deletes the sandboxes of a running emulator. */
@Command(
        name = "sandbox",
        description = {
            "Lists, creates, compares and drops sandboxes of a running emulator: separate states beside the"
                    + " shared state.",
            "A request uses a sandbox with `x-service-sandbox: NAME` or below /__service/sandboxes/NAME; the first request creates"
                    + " it."
        },
        customSynopsis = {
            "ectype sandbox list [OPTION...]",
            "       ectype sandbox make NAME [--from now|start] [--idle DURATION] [OPTION...]",
            "       ectype sandbox diff NAME [--with OTHER] [OPTION...]",
            "       ectype sandbox drop NAME [OPTION...]"
        },
        sortOptions = false)
public final class SandboxCommand extends VerbCommand {
    @Parameters(index = "1", arity = "0..1", paramLabel = "NAME", description = "Name of the sandbox.")
    private @Nullable String name;

    @Option(
            names = "--from",
            paramLabel = "now|start",
            description = "Begin with the current state (default) or with the state at the start.")
    private @Nullable String from;

    @Option(
            names = "--idle",
            paramLabel = "DURATION",
            description = "Drop the sandbox after this idle time, such as PT30M.")
    private @Nullable String idle;

    @Option(
            names = "--with",
            paramLabel = "OTHER",
            description = "Compare with another sandbox, or with `default` (default: its first state).")
    private @Nullable String other;

    @Mixin
    private EmulatorAddressOptions emulator = new EmulatorAddressOptions();

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    public SandboxCommand(Terminal terminal) {
        super(terminal, "sandbox", "sandboxes", List.of("list", "make", "diff", "drop"));
    }

    @Override
    protected ExitCode act(String verb) {
        EmulatorClient client = emulator.address(terminal()).client();
        SandboxReport report = new SandboxReport(terminal(), json);
        try {
            switch (verb) {
                case "list" -> {
                    if (name != null) {
                        throw CommandFailure.usage("list takes no name, but was given " + name, "Omit it.");
                    }
                    report.list(client.sandboxes().list());
                }
                case "make" -> report.created(client, make(client.sandboxes(), sandboxName(verb)));
                case "diff" -> {
                    EmulatorClient sandbox = existing(client, sandboxName(verb));
                    new JournalReport(terminal(), json).diff(other == null ? sandbox.diff() : sandbox.diff(other));
                }
                default -> {
                    client.sandboxes().drop(sandboxName(verb));
                    terminal().printMessage("dropped " + sandboxName(verb));
                }
            }
        } catch (IllegalArgumentException noName) {
            throw CommandFailure.usage(
                    String.valueOf(noName.getMessage()), "`ectype sandbox list` lists the existing sandboxes.");
        }
        return ExitCode.DONE;
    }

    private SandboxCalls.SandboxLine make(SandboxCalls sandboxes, String name) {
        if (from != null && !from.equals("now") && !from.equals("start")) {
            throw CommandFailure.usage("--from takes now or start, but was \"" + from + "\"", "Omit it for now.");
        }
        if ("start".equals(from)) {
            sandboxes.makeFromStart(name);
        }
        return idle == null ? sandboxes.make(name) : sandboxes.make(name, duration(idle));
    }

    private static Duration duration(String text) {
        try {
            return Duration.parse(text);
        } catch (DateTimeException malformed) {
            throw CommandFailure.usage(
                    "--idle takes a duration, but was \"" + text + "\"", "Write for example `--idle PT30M`.");
        }
    }

    /** Returns a client for an existing sandbox: a comparison must not create one. */
    private static EmulatorClient existing(EmulatorClient client, String name) {
        boolean exists = client.sandboxes().list().stream()
                .anyMatch(sandbox -> sandbox.name().equals(name));
        if (!exists && !name.equals("default")) {
            throw new CommandFailure(
                    ExitCode.BAD_INPUT,
                    "the sandbox '" + name + "' does not exist",
                    "`ectype sandbox list` lists the existing sandboxes.");
        }
        return client.sandbox(name);
    }

    private String sandboxName(String verb) {
        if (name == null) {
            throw CommandFailure.usage(
                    verb + " takes the name of a sandbox", "`ectype sandbox list` lists the existing sandboxes.");
        }
        return name;
    }
}
