package dev.ectype.launcher.replay;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.util.List;

/**
 * Describes the differences between a recorded response and the response of its replay.
 *
 * @param expected the recorded status, or the types at the paths that differ; null if no reply was recorded
 * @param actual the actual status or types, or the reason for a missing reply
 * @param paths the paths at which the shapes of the bodies differ
 * @param overlaps the other exchanges that may explain the difference: they changed the same resources at the same time.
 *     If the kind is a match, there is no other difference.
 */
public record ComparisonResult(
        long seq, ResultKind kind, Document expected, Document actual, List<String> paths, List<Long> overlaps) {
    public ComparisonResult {
        paths = List.copyOf(paths);
        overlaps = List.copyOf(overlaps);
    }

    ComparisonResult(long seq, ResultKind kind, Document expected, Document actual, List<String> paths) {
        this(seq, kind, expected, actual, paths, List.of());
    }

    /** This result with the overlapping exchanges that may explain it. */
    ComparisonResult withOverlaps(List<Long> others, ResultKind newKind) {
        return new ComparisonResult(seq, newKind, expected, actual, paths, others);
    }

    public void write(JsonWriter out) {
        out.beginObject().name("seq").value(seq).name("kind").value(kind.word());
        out.name("expected")
                .value(expected)
                .name("actual")
                .value(actual)
                .name("paths")
                .beginArray();
        paths.forEach(out::value);
        out.endArray();
        if (!overlaps.isEmpty()) {
            out.name("overlaps").beginArray();
            overlaps.forEach(out::value);
            out.endArray();
        }
        out.endObject();
    }
}
