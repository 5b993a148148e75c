package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ingest.observed.DescriptionWriter;
import dev.ectype.compiler.ingest.observed.ExchangeSample;
import dev.ectype.compiler.ingest.observed.Traffic;
import dev.ectype.compiler.source.SourceDocument;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Derives the description of an API from a recording. */
public final class TrafficIngestor {
    private TrafficIngestor() {}

    /** Reads an HTTP Archive. Returns null after reporting a recording without http requests. */
    public static @Nullable Traffic archive(SourceDocument entry, Diagnostics diagnostics) {
        return describe(RecordedSamples.archive(entry, diagnostics), entry.file(), diagnostics);
    }

    /** Reads the lines of a recording. Returns null after reporting a recording without http requests. */
    public static @Nullable Traffic lines(String name, String text, Diagnostics diagnostics) {
        return describe(RecordedSamples.lines(name, text, diagnostics), name, diagnostics);
    }

    private static @Nullable Traffic describe(RecordedSamples recording, String name, Diagnostics diagnostics) {
        List<ExchangeSample> samples = ofOneOrigin(recording.samples(), name, diagnostics);
        if (samples.isEmpty()) {
            diagnostics.report(
                    DiagnosticCode.NOTHING_RECORDED,
                    SourceLocation.startOf(name),
                    "the recording contains no HTTP request",
                    "Record requests to the API, for example with `ectype record --upstream URL`.");
            return null;
        }
        return DescriptionWriter.of(samples);
    }

    /** Selects the exchanges of one origin: the origin with most JSON replies, else with most exchanges. */
    private static List<ExchangeSample> ofOneOrigin(
            List<ExchangeSample> samples, String name, Diagnostics diagnostics) {
        Map<String, List<ExchangeSample>> byOrigin = new LinkedHashMap<>();
        for (ExchangeSample sample : samples) {
            byOrigin.computeIfAbsent(sample.origin(), first -> new ArrayList<>())
                    .add(sample);
        }
        List<ExchangeSample> chosen = List.of();
        for (List<ExchangeSample> each : byOrigin.values()) {
            chosen = chosen.isEmpty() || weight(each) > weight(chosen) ? each : chosen;
        }
        for (List<ExchangeSample> each : byOrigin.values()) {
            if (each != chosen) {
                diagnostics.report(
                        DiagnosticCode.OTHER_ORIGIN,
                        SourceLocation.startOf(name),
                        each.size() + " of the recorded exchanges are with "
                                + each.get(0).origin() + ", not with "
                                + chosen.get(0).origin() + ", and are ignored",
                        "Record one API at a time.");
            }
        }
        return chosen;
    }

    private static long weight(List<ExchangeSample> samples) {
        long json = samples.stream()
                .filter(sample -> sample.responseBody().isJson())
                .count();
        return (json << 32) + samples.size();
    }
}
