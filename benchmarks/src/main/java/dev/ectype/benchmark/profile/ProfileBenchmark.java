package dev.ectype.benchmark.profile;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.serve.PetServer;
import dev.ectype.benchmark.serve.RequestMix;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Records an emulator under load with the flight recorder, and writes a chart of its methods for each kind of work. */
public final class ProfileBenchmark {
    /** The options of the benchmark. */
    public static final Set<String> OPTIONS =
            new LinkedHashSet<>(List.of("--seconds", "--warm", "--connections", "--folder"));

    private static final String LOOP = "multiThreadIoEventLoopGroup";

    private final BenchmarkOptions options;
    private final Path folder = BenchmarkOptions.checkout().resolve("benchmarks/target/profile");
    private final LoadGenerator load = LoadGenerator.best(folder);
    private final PrintStream out;

    public ProfileBenchmark(BenchmarkOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Records the kinds of work that the words of the command name, by default reads, lists and creations. */
    public boolean run() throws IOException {
        Files.createDirectories(folder);
        Path charts = Path.of(options.text(
                "--folder",
                BenchmarkOptions.checkout().resolve("docs/performance").toString()));
        for (RequestMix work : works()) {
            CallTree calls = recorded(work);
            Path chart = charts.resolve("profile-" + work.title() + ".svg");
            Files.writeString(chart, new ProfileChart("Where the time of " + work.title() + " goes", calls).svg());
            out.println(work.title() + ": " + calls.weight() + " samples, " + chart);
        }
        return true;
    }

    private List<RequestMix> works() {
        if (options.words().isEmpty()) {
            return List.of(RequestMix.GET, RequestMix.LIST, RequestMix.CREATE);
        }
        return options.words().stream().map(ProfileBenchmark::named).toList();
    }

    private static RequestMix named(String word) {
        return Stream.of(RequestMix.values())
                .filter(work -> work.title().equals(word.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown work " + word + "; known are "
                        + String.join(
                                ", ",
                                Stream.of(RequestMix.values())
                                        .map(RequestMix::title)
                                        .toList())));
    }

    private CallTree recorded(RequestMix work) throws IOException {
        Path recording = folder.resolve(work.title() + ".jfr");
        Files.deleteIfExists(recording);
        Path checkout = BenchmarkOptions.checkout();
        int seconds = options.count("--seconds", 10);
        int connections = options.count("--connections", 64);
        Map<String, String> environment = Map.of(
                "JDK_JAVA_OPTIONS",
                "-XX:StartFlightRecording=settings=profile,dumponexit=true,filename=" + recording
                        + " -XX:+UnlockDiagnosticVMOptions -XX:+DebugNonSafepoints");
        List<String> command = new ArrayList<>(PetServer.emulator(checkout, folder, "none"));
        // A reply that is sent again shows nothing of the work for it.
        command.addAll(List.of("--reply-cache", "off"));
        try (PetServer server = PetServer.start("profiled", command, folder, environment)) {
            server.warm(work, load, connections, options.count("--warm", 300_000));
            server.measure(work, load, connections, seconds);
        }
        if (!Files.exists(recording)) {
            throw new IOException(
                    "the flight recorder wrote no " + recording + "; see " + folder.resolve("profiled.log"));
        }
        return ProfileRecording.read(recording, LOOP, Duration.ofSeconds(seconds));
    }
}
