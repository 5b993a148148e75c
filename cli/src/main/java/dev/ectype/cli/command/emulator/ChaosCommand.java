package dev.ectype.cli.command.emulator;

import dev.ectype.cli.command.base.SandboxAddressOptions;
import dev.ectype.cli.command.base.VerbCommand;
import dev.ectype.cli.render.ChaosReport;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.StandardStream;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.client.ChaosCalls;
import dev.ectype.runtime.client.ChaosCalls.RuleInForce;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints and changes the chaos rules of a running emulator. */
@Command(
        name = "chaos",
        description = {
            "Injects faults into a running emulator by rules: delays, errors, broken or missing responses.",
            "The same requests get the same faults, also after `ectype journal rewind`.",
            "`ectype emulate --chaos FILE` starts with rules; docs/chaos.md describes their format."
        },
        customSynopsis = {
            "ectype chaos show [OPTION...]",
            "       ectype chaos set FILE [OPTION...]",
            "       ectype chaos fail OPERATION [--next COUNT] [--status STATUS] [OPTION...]",
            "       ectype chaos clear [OPTION...]"
        },
        sortOptions = false)
public final class ChaosCommand extends VerbCommand {
    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE|OPERATION",
            description = "File of rules in YAML or JSON, or the operation whose next calls fail.")
    private @Nullable String what;

    @Option(names = "--next", paramLabel = "COUNT", description = "Number of calls that fail (default: 1).")
    private @Nullable String next;

    @Option(names = "--status", paramLabel = "STATUS", description = "Status of the failed calls (default: 500).")
    private @Nullable String status;

    @Mixin
    private SandboxAddressOptions emulator = new SandboxAddressOptions();

    @Option(names = "--json", description = "Print the active rules as JSON.")
    private boolean json;

    public ChaosCommand(Terminal terminal) {
        super(terminal, "chaos", "faults", List.of("show", "set", "fail", "clear"));
    }

    @Override
    protected ExitCode act(String verb) {
        boolean changesRule = verb.equals("set") || verb.equals("fail");
        if (changesRule != (what != null)) {
            throw CommandFailure.usage(
                    changesRule
                            ? verb + " needs " + (verb.equals("set") ? "a file" : "an operation")
                            : verb + " takes no argument",
                    "Write for example `ectype chaos " + example(verb) + "`.");
        }
        if (!verb.equals("fail") && (next != null || status != null)) {
            throw CommandFailure.usage("--next and --status belong to `ectype chaos fail`", "Omit them.");
        }
        new ChaosReport(terminal(), json).rules(done(verb));
        return ExitCode.DONE;
    }

    private List<RuleInForce> done(String verb) {
        ChaosCalls chaos = emulator.address(terminal()).client().chaos();
        String named = what == null ? "" : what;
        switch (verb) {
            case "set":
                return chaos.put(new FixtureReader(terminal(), colors(StandardStream.ERR))
                        .rules(named)
                        .document());
            case "fail":
                return chaos.failNext(number("--next", next, 1), named, (int) number("--status", status, 500));
            case "clear":
                chaos.clear();
                return List.of();
            default:
                return chaos.show();
        }
    }

    private static String example(String verb) {
        return switch (verb) {
            case "set" -> "set chaos.yaml";
            case "fail" -> "fail createPet --next 3 --status 503";
            default -> verb;
        };
    }

    private static long number(String option, @Nullable String text, long defaultValue) {
        if (text == null) {
            return defaultValue;
        }
        if (!text.matches("[0-9]{1,9}")) {
            throw CommandFailure.usage(
                    option + " takes an integer, but was \"" + text + "\"", "Write " + option + "=3.");
        }
        return Long.parseLong(text);
    }
}
