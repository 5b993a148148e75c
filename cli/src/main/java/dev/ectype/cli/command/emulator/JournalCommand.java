package dev.ectype.cli.command.emulator;

import dev.ectype.cli.command.base.SandboxAddressOptions;
import dev.ectype.cli.command.base.VerbCommand;
import dev.ectype.cli.render.JournalReport;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.client.JournalCalls;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the journal of a running emulator and moves its state back and forth. */
@Command(
        name = "journal",
        description = {
            "Shows the writes to a running emulator, and rewinds and forwards its state.",
            "A write after a rewind starts a branch; the old branch stays, and rewind --branch returns to it."
        },
        customSynopsis = {
            "ectype journal list [--from POSITION] [--limit COUNT] [OPTION...]",
            "       ectype journal show POSITION [OPTION...]",
            "       ectype journal follow [OPTION...]",
            "       ectype journal rewind POSITION [--branch NAME] [OPTION...]",
            "       ectype journal forward [POSITION] [OPTION...]",
            "       ectype journal diff FROM [TO] [OPTION...]",
            "       ectype journal bisect --until JSONPATH [--linear] [OPTION...]",
            "       ectype journal branches [OPTION...]",
            "       ectype journal verify [OPTION...]"
        },
        sortOptions = false)
public final class JournalCommand extends VerbCommand {
    private static final int MOST = 1_000;

    @Parameters(
            index = "1..*",
            arity = "0..2",
            paramLabel = "POSITION",
            description = "Number of writes up to this state; 0 is the start.")
    private List<String> positions = new ArrayList<>();

    @Option(
            names = "--from",
            paramLabel = "POSITION",
            description = "The first position to list (default: the oldest).")
    private @Nullable String from;

    @Option(names = "--limit", paramLabel = "COUNT", description = "Number of entries, up to 1000 (default: 100).")
    private @Nullable String limit;

    @Option(names = "--branch", paramLabel = "NAME", description = "Rewind to a position of another branch.")
    private @Nullable String branch;

    @Option(
            names = "--until",
            paramLabel = "JSONPATH",
            description = "Bisect: find the write after which this path matches the state, in the form of a snapshot."
                    + " Like git bisect it assumes that the path matches from then on.")
    private @Nullable String until;

    @Option(
            names = "--linear",
            description = "Bisect: check every position from the oldest on, to find the very first.")
    private boolean linear;

    @Mixin
    private SandboxAddressOptions emulator = new SandboxAddressOptions();

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    public JournalCommand(Terminal terminal) {
        super(
                terminal,
                "journal",
                "the journal",
                List.of("list", "show", "follow", "rewind", "forward", "diff", "bisect", "branches", "verify"));
    }

    @Override
    protected ExitCode act(String verb) {
        if (!verb.equals("bisect") && (until != null || linear)) {
            throw CommandFailure.usage(
                    "only bisect takes --until and --linear", "Omit them, or write `journal bisect`.");
        }
        EmulatorClient client = emulator.address(terminal()).client();
        JournalReport report = new JournalReport(terminal(), json);
        if (verb.equals("verify")) {
            none(verb);
            return report.verified(client.journal().verify()) ? ExitCode.DONE : ExitCode.NO;
        }
        if (verb.equals("bisect")) {
            none(verb);
            return bisect(client.journal(), report);
        }
        act(verb, client.journal(), report);
        return ExitCode.DONE;
    }

    private void act(String verb, JournalCalls journal, JournalReport report) {
        switch (verb) {
            case "list" -> {
                none(verb);
                report.entries(journal.entries(from == null ? 0 : number(from), count()));
            }
            case "show" -> report.entry(journal.entry(only(verb)));
            case "follow" -> {
                none(verb);
                report.follow(journal);
            }
            case "rewind" ->
                report.moved(branch == null ? journal.rewind(only(verb)) : journal.rewind(branch, only(verb)));
            case "forward" -> report.moved(positions.isEmpty() ? journal.forward() : journal.forward(only(verb)));
            case "diff" -> diff(journal, report);
            default -> {
                none(verb);
                report.branches(journal.branches(), journal.standing());
            }
        }
    }

    private ExitCode bisect(JournalCalls journal, JournalReport report) {
        if (until == null) {
            throw CommandFailure.usage(
                    "bisect needs a condition to search for",
                    "Write for example `ectype journal bisect --until"
                            + " \"$.resources.pets[?(@.document.name=='Mia')]\"`.");
        }
        JournalBisection bisection = new JournalBisection(journal, StateCondition.of(until));
        JournalBisection.SearchResult result = linear ? bisection.linearSearch() : bisection.binarySearch();
        if (result.position() < 0) {
            report.neverHolds(result.oldest(), result.newest(), result.inspected());
            return ExitCode.NO;
        }
        if (result.position() == result.oldest()) {
            report.alwaysHolds(result.oldest(), result.inspected());
            return ExitCode.NO;
        }
        report.holdsAfter(journal.entry(result.position()), journal.entries(result.position(), 1), result.inspected());
        return ExitCode.DONE;
    }

    private void diff(JournalCalls journal, JournalReport report) {
        if (positions.isEmpty() || positions.size() > 2) {
            throw CommandFailure.usage(
                    "diff takes one position or two", "Write for example `ectype journal diff 3 7`.");
        }
        long to = positions.size() == 2
                ? number(positions.get(1))
                : journal.standing().position();
        report.diff(journal.diff(number(positions.get(0)), to));
    }

    private int count() {
        long count = limit == null ? 100 : number(limit);
        if (count < 1 || count > MOST) {
            throw CommandFailure.usage(
                    "--limit takes 1 to " + MOST + ", but was " + count, "List fewer, and continue with --from.");
        }
        return (int) count;
    }

    private void none(String verb) {
        if (!positions.isEmpty()) {
            throw CommandFailure.usage(
                    verb + " takes no position, but was given " + positions.get(0),
                    verb.equals("list") ? "Give the first position with --from." : "Omit it.");
        }
    }

    private long only(String verb) {
        if (positions.size() != 1) {
            throw CommandFailure.usage(
                    verb + " takes one position, but was given " + (positions.isEmpty() ? "none" : positions),
                    "`ectype journal list` lists them.");
        }
        return number(positions.get(0));
    }

    private static long number(String text) {
        if (!text.matches("[0-9]{1,18}")) {
            throw CommandFailure.usage(
                    "a position must be an integer, but was \"" + text + "\"", "`ectype journal list` lists them.");
        }
        return Long.parseLong(text);
    }
}
