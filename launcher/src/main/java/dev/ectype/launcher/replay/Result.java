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
 */
public record Result(long seq, Kind kind, Document expected, Document actual, List<String> paths) {
    public Result {
        paths = List.copyOf(paths);
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
        out.endArray().endObject();
    }
}
