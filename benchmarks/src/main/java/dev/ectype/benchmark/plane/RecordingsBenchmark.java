package dev.ectype.benchmark.plane;

import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.Folders;
import dev.ectype.benchmark.measure.Measurement;
import dev.ectype.benchmark.measure.MeasurementReport;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.measure.ServerProcess;
import dev.ectype.benchmark.plane.bare.BareDatabase;
import dev.ectype.benchmark.start.BenchmarkCache;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Compares the time to read large recordings from the control plane with bars. */
public final class RecordingsBenchmark {
    /** The options of the benchmark. */
    public static final Set<String> OPTIONS =
            new LinkedHashSet<>(List.of("--recordings", "--megabytes", "--pages", "--out"));

    private static final int BODY = 900;
    /** A text that no exchange contains. */
    private static final String NOWHERE = "occurs-nowhere";

    private static final String PATH = "/v1/projects/measured/recordings";

    private final BenchmarkOptions options;
    private final Path folder = BenchmarkOptions.checkout().resolve("benchmarks/target/recordings");
    private final BenchmarkCache cache = new BenchmarkCache(folder.resolve("cache"));
    private final PrintStream out;
    private final List<Measurement> measurements = new ArrayList<>();

    public RecordingsBenchmark(BenchmarkOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Uploads recordings, reads pages of them, prints the table and reports whether all bars hold. */
    public boolean run() throws IOException {
        Files.createDirectories(folder);
        Path work = Files.createTempDirectory(folder, "run");
        Libraries libraries = Libraries.unpacked(folder);
        Path recording = work.resolve("traffic.jsonl");
        write(recording, options.count("--megabytes", 1000) * 1_000_000L);
        List<String> database = libraries.command(
                BareDatabase.class, "serve", work.resolve("postgres").toString());
        try (ServerProcess postgres = ServerProcess.start(database, Map.of(), work.resolve("postgres.log"))) {
            String address = "127.0.0.1:" + postgres.port() + "/plane";
            PlaneCommand command = new PlaneCommand(work, "postgresql://operator@" + address, cache);
            String key = command.organization();
            try (PlaneServer server = PlaneServer.start(command)) {
                server.create(key, "measured");
                MemberSession session =
                        MemberSession.begin(libraries, "jdbc:postgresql://" + address + "?user=operator");
                String id = measure(server, key, recording);
                dashboard(server, key, session, id);
                measurements.add(Measurement.withoutBar(
                        "memory", server.process().peakKilobytes() / 1024.0, "MB", "the most that was ever resident"));
            }
        } finally {
            // The next measurement needs the disk space.
            Files.deleteIfExists(recording);
            Folders.delete(work.resolve("data"));
        }
        return MeasurementReport.write("recordings", measurements, folder, options, out);
    }

    /** Measures uploads and the API, and returns the identifier of a recording. */
    private String measure(PlaneServer server, String key, Path recording) throws IOException {
        int count = options.count("--recordings", 3);
        double megabytes = Files.size(recording) / 1e6;
        List<Double> rates = new ArrayList<>();
        String id = "";
        for (int at = 0; at < count; at++) {
            long before = System.nanoTime();
            String made = server.upload(key, PATH, "application/x-ndjson", recording);
            rates.add(megabytes / ((System.nanoTime() - before) / 1e9));
            id = made.replaceAll("(?s).*\"id\":\"(rec_[^\"]+)\".*", "$1");
        }
        String of = count + " recordings of " + Math.round(megabytes) + " MB each";
        String exchanges = PATH + "/" + id + "/exchanges?limit=100";
        String next = Objects.requireNonNull(cursor(server.text(key, exchanges)), "cursor");
        measurements.add(new Measurement("list", median(() -> server.page(key, PATH)), "ms", 50, of));
        measurements.add(new Measurement(
                "exchanges", median(() -> server.page(key, exchanges)), "ms", 50, "the first 100 of one"));
        measurements.add(new Measurement(
                "exchanges", median(() -> server.page(key, exchanges + "&cursor=" + next)), "ms", 50, "the next 100"));
        measurements.add(Measurement.withoutBar(
                "upload", Medians.of(rates), "MB/s", "in one request, hashed, parsed and summed up"));
        return id;
    }

    /** Measures the page of the exchanges: the first, one in the middle, and a search that reads as much as one page may. */
    private void dashboard(PlaneServer server, String key, MemberSession session, String id) throws IOException {
        String page = "/dashboard/projects/measured/recordings/" + id;
        String search = PATH + "/" + id + "/exchanges?text=" + NOWHERE;
        List<String> cursors = new ArrayList<>();
        for (String next = cursor(server.text(key, search)); next != null; ) {
            cursors.add(next);
            next = cursor(server.text(key, search + "&cursor=" + next));
        }
        String middle = cursors.isEmpty() ? "" : "?cursor=" + cursors.get(cursors.size() / 2);
        measurements.add(dashboard(server, session, page, "the first exchanges of one"));
        measurements.add(dashboard(server, session, page + middle, "the exchanges in the middle"));
        measurements.add(dashboard(server, session, page + "?text=" + NOWHERE, "a search without a match"));
    }

    private Measurement dashboard(PlaneServer server, MemberSession session, String path, String of)
            throws IOException {
        double millis = median(() -> server.page(MemberSession.HEADER, session.credential(), path));
        return new Measurement("a page of the dashboard", millis, "ms", 100, of);
    }

    /** Reads a page and returns the milliseconds that it took. */
    private interface Page {
        double read() throws IOException;
    }

    private double median(Page page) throws IOException {
        List<Double> millis = new ArrayList<>();
        for (int at = 0; at < options.count("--pages", 50); at++) {
            millis.add(page.read());
        }
        return Medians.of(millis);
    }

    /** Returns the cursor of the next page; null on the last one. */
    private static @Nullable String cursor(String page) {
        String cursor = page.replaceAll("(?s).*\"nextCursor\":\"([^\"]+)\".*", "$1");
        return cursor.equals(page) ? null : cursor;
    }

    /** Writes exchanges in the format of {@code ectype record}: four reads, then a write, repeatedly. */
    private static void write(Path file, long size) throws IOException {
        String text = "x".repeat(BODY);
        try (OutputStream lines = Files.newOutputStream(file)) {
            long written = 0;
            for (long number = 1; written < size; number++) {
                boolean writes = number % 5 == 0;
                String line = "{\"seq\":" + number + ",\"at\":\"2026-01-02T03:04:05.006Z\",\"method\":\""
                        + (writes ? "POST" : "GET") + "\",\"url\":\"https://api.example/pets"
                        + (writes ? "" : "/" + number % 1000)
                        + "\",\"requestHeaders\":{\"content-type\":\"application/json\"},\"requestBody\":\""
                        + (writes ? "{\\\"name\\\":\\\"Mia\\\"}" : "") + "\",\"status\":" + (writes ? 201 : 200)
                        + ",\"responseHeaders\":{\"content-type\":\"application/json\"},\"responseBody\":\"{\\\"id\\\":"
                        + number + ",\\\"about\\\":\\\"" + text + "\\\"}\",\"durationMs\":7}\n";
                byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
                lines.write(bytes);
                written += bytes.length;
            }
        }
    }
}
