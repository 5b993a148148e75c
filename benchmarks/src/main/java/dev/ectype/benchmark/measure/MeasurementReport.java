package dev.ectype.benchmark.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** Reports the measurements of a benchmark. */
public final class MeasurementReport {
    private MeasurementReport() {}

    /**
     * Prints the measurements as a table and writes them as JSON lines, to the file of the option {@code --out} or into the folder.
     *
     * @return whether all bars hold within the tolerance
     */
    public static boolean write(
            String benchmark, List<Measurement> measurements, Path folder, BenchmarkOptions options, PrintStream out)
            throws IOException {
        ResultTable table = new ResultTable("what", "value", "unit", "bar", "", "of");
        measurements.forEach(each -> each.addTo(table));
        out.println(table);
        Path file = Path.of(
                options.text("--out", folder.resolve(benchmark + ".jsonl").toString()));
        try (JsonLinesFile lines = JsonLinesFile.to(file)) {
            for (Measurement each : measurements) {
                lines.write(line -> each.writeTo(benchmark, line));
            }
        }
        return measurements.stream().allMatch(Measurement::isTolerable);
    }
}
