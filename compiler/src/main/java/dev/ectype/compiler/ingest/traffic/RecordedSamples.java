package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ingest.observed.ExchangeSample;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.MalformedJson;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds the usable exchanges of a recording in order. */
record RecordedSamples(List<ExchangeSample> samples) {
    static RecordedSamples archive(SourceDocument entry, Diagnostics diagnostics) {
        ObjectNode log = entry.root() instanceof ObjectNode root ? root.object("log") : null;
        ArrayNode entries = log == null ? null : log.array("entries");
        List<ExchangeSample> samples = new ArrayList<>();
        for (SourceNode each : entries == null ? List.<SourceNode>of() : entries.elements()) {
            ExchangeSample sample = each.toJson() instanceof JsonObject exchange
                    ? ExchangeReader.entry(exchange, entry.location(each))
                    : null;
            if (sample != null) {
                samples.add(sample);
            } else if (!(each instanceof ObjectNode object && object.object("request") != null)) {
                leaveOut(entry.location(each), "an entry has no request", diagnostics);
            }
        }
        return new RecordedSamples(samples);
    }

    static RecordedSamples lines(String name, String text, Diagnostics diagnostics) {
        List<ExchangeSample> samples = new ArrayList<>();
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            if (!line.isBlank()) {
                ExchangeSample sample = line(line, new SourceLocation(name, number, 1), diagnostics);
                if (sample != null) {
                    samples.add(sample);
                }
            }
        }
        return new RecordedSamples(samples);
    }

    private static @Nullable ExchangeSample line(String line, SourceLocation location, Diagnostics diagnostics) {
        try {
            if (JsonReader.read(line) instanceof JsonObject exchange && exchange.member("method") != null) {
                String malformed = ExchangeReader.malformedHeader(exchange);
                if (malformed == null) {
                    return ExchangeReader.line(exchange, location);
                }
                leaveOut(
                        location,
                        "the value of the header \"" + malformed
                                + "\" must be a text without control characters, or a list of such texts",
                        diagnostics);
                return null;
            }
            leaveOut(location, "the line is not an exchange: it has no method", diagnostics);
        } catch (MalformedJson malformed) {
            leaveOut(location, "the line is not JSON: " + malformed.getMessage(), diagnostics);
        }
        return null;
    }

    private static void leaveOut(SourceLocation location, String why, Diagnostics diagnostics) {
        diagnostics.report(
                DiagnosticCode.UNREADABLE_EXCHANGE,
                location,
                why + ", and is ignored",
                "Correct the exchange, or record it again.");
    }
}
