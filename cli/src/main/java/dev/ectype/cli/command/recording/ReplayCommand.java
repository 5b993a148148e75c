package dev.ectype.cli.command.recording;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.command.base.RemoteAddress;
import dev.ectype.cli.command.description.SpecResolver;
import dev.ectype.cli.render.JunitReport;
import dev.ectype.cli.render.ReplayResultPrinter;
import dev.ectype.cli.spec.SpecFinder;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.InferenceResult;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.launcher.fidelity.NullableMembers;
import dev.ectype.launcher.recording.BadRecording;
import dev.ectype.launcher.recording.ExchangeSource;
import dev.ectype.launcher.recording.JsonPath;
import dev.ectype.launcher.recording.RecordingFormats;
import dev.ectype.launcher.replay.HttpReplayTarget;
import dev.ectype.launcher.replay.NullRule;
import dev.ectype.launcher.replay.Replay;
import dev.ectype.launcher.replay.ReplyComparison;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Sends the requests of a recording to a server and prints the differences between its responses and the recorded ones. */
@Command(
        name = "replay",
        description = {
            "Sends every recorded request to a server in order, and reports responses with another status or body structure.",
            "Identifiers that the server generates replace recorded ones in later requests. Ends with 1 after a difference."
        },
        customSynopsis = "ectype replay [OPTION...] --target URL RECORDING",
        sortOptions = false)
public final class ReplayCommand extends EctypeCommand {
    private static final String LINE = "line ";

    private static final int MOST_PARALLEL = 256;

    @Parameters(
            paramLabel = "RECORDING",
            description = "A file of `ectype record`, an HTTP Archive, or - for standard input.")
    private String recording = "";

    @Option(
            names = "--target",
            paramLabel = "URL",
            required = true,
            description = "Address of the server, with an optional base path.")
    private String target = "";

    @Mixin
    private HeaderOptions headers = new HeaderOptions();

    @Option(
            names = "--parallel",
            paramLabel = "N",
            description = "Number of independent read requests to send in parallel (default 1).")
    private int parallel = 1;

    @Option(
            names = "--ignore",
            paramLabel = "JSONPATH",
            description = "Ignore this part of bodies, such as $.meta or $..debug; repeatable.")
    private List<String> ignored = new ArrayList<>();

    @Option(
            names = "--spec",
            paramLabel = "SPEC",
            description = "Description of the API: null and an absent member are the same where it allows null.")
    private @Nullable String spec;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            description = "Time limit of a response in seconds (default 30).")
    private int timeout = 30;

    @Option(names = "--junit", paramLabel = "FILE", description = "Also write the results as JUnit XML.")
    private @Nullable String junit;

    @Option(names = "--json", description = "Print one JSON object per result, then {\"summary\"}.")
    private boolean json;

    public ReplayCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        if (parallel < 1 || parallel > MOST_PARALLEL) {
            throw CommandFailure.usage(
                    "--parallel takes a number from 1 to " + MOST_PARALLEL + ", but was " + parallel,
                    "Omit it to send one request at a time.");
        }
        if (timeout < 1) {
            throw CommandFailure.usage(
                    "--timeout takes a number of seconds from 1, but was " + timeout, "Omit it for 30.");
        }
        URI address = RemoteAddress.parse(target);
        ReplyComparison comparison = new ReplyComparison(
                ignored.stream().map(ReplayCommand::ignoredPath).toList(), nullable());
        HttpClient client = HttpClient.newBuilder()
                .version(address.getScheme().equals("https") ? HttpClient.Version.HTTP_2 : HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(timeout))
                .build();
        HttpReplayTarget replayTarget =
                new HttpReplayTarget(client, address, headers.read(terminal()), Duration.ofSeconds(timeout));
        return replay(new Replay(replayTarget, comparison, parallel));
    }

    /** Returns the members that may be null by the description, none without one. */
    private NullRule nullable() {
        if (spec == null) {
            return NullRule.NONE;
        }
        SpecFinder finder = new SpecFinder(terminal(), null, List.of());
        CompilationRequest request =
                CompilationRequest.of(new SpecResolver(finder).resolve(spec).root());
        InferenceResult result = new EmulatorCompiler().infer(request);
        if (result.report() == null) {
            Diagnostic first = result.diagnostics().get(0);
            throw new CommandFailure(ExitCode.BAD_INPUT, first.line(), first.hint());
        }
        return NullableMembers.of(result.report().model());
    }

    private static JsonPath ignoredPath(String written) {
        try {
            return JsonPath.parse(written);
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.usage(
                    String.valueOf(wrong.getMessage()), "Write for example --ignore '$.items[*].updatedAt'.");
        }
    }

    private ExitCode replay(Replay replay) {
        ReplayResultPrinter report = new ReplayResultPrinter(terminal(), json);
        try (ExchangeSource exchanges = RecordingFormats.read(open());
                JunitReport cases =
                        junit == null ? null : JunitReport.create(terminal().path(junit), recording)) {
            BadRecording bad = null;
            try {
                replay.run(exchanges, result -> {
                    if (report.isFirst() && result.isUnreachable()) {
                        throw unreachable(result.result().actual().text());
                    }
                    report.add(result);
                    if (cases != null) {
                        cases.add(result);
                    }
                });
            } catch (BadRecording unreadable) {
                bad = unreadable;
            }
            report.end(replay.skipped());
            if (bad != null) {
                throw unreadable(bad, report);
            }
            return report.differs() ? ExitCode.NO : ExitCode.DONE;
        } catch (IOException | UncheckedIOException problem) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT,
                    "a file cannot be read or written: " + problem.getMessage(),
                    "See the system error in the message.");
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return ExitCode.INTERRUPTED;
        }
    }

    private InputStream open() throws IOException {
        Path file = terminal().path(recording);
        if (recording.equals("-")) {
            return terminal().in();
        }
        if (!Files.isRegularFile(file)) {
            throw CommandFailure.usage(
                    "the recording \"" + recording + "\" does not exist",
                    "`ectype record --upstream URL` creates a recording.");
        }
        return Files.newInputStream(file);
    }

    private CommandFailure unreachable(String why) {
        return new CommandFailure(
                ExitCode.ENVIRONMENT,
                "no server responds at " + target + ": " + why,
                "Start the server, or give another address with --target.");
    }

    /** Returns the failure of an unreadable recording, in the form {@code FILE:LINE: message}. */
    private CommandFailure unreadable(BadRecording bad, ReplayResultPrinter report) {
        return new CommandFailure(
                ExitCode.BAD_INPUT,
                (bad.place().startsWith(LINE) ? recording + ":" + bad.place().substring(LINE.length()) : recording)
                        + ": " + bad.message(),
                report.isFirst()
                        ? "Use a file of `ectype record` or an HTTP Archive."
                        : "The exchanges before it were replayed; remove the entry to replay the following exchanges.");
    }
}
