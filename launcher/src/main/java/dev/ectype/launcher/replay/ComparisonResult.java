package dev.ectype.launcher.replay;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.util.List;

/**
 * What came of one exchange.
 *
 * @param expected the recorded status, or the types at the paths that differ; null where nothing was recorded
 * @param actual the same of what came, or why nothing came
 * @param paths where the shapes of the bodies differ
 * @param overlaps which other exchanges of the recording may be why it differs: they changed what it is about while it was
 *     under way. If it matches all the same, it differs in nothing else.
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

    /** The same, as it may have come of other requests that were under way at once. */
    ComparisonResult during(List<Long> others, ResultKind judged) {
        return new ComparisonResult(seq, judged, expected, actual, paths, others);
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
