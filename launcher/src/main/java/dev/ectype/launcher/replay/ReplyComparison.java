package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.JsonPath;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Compares actual replies with recorded ones. */
public final class ReplyComparison {
    /** The most differing paths in a result: a body may differ everywhere, and the first paths suffice. */
    private static final int MOST_PATHS = 100;

    private static final String NULL = "null";

    private final List<JsonPath> ignored;
    private final NullRule nullable;

    /**
     * Creates a comparison.
     *
     * @param ignored the paths of bodies that are not compared
     */
    public ReplyComparison(List<JsonPath> ignored) {
        this(ignored, NullRule.NONE);
    }

    /**
     * Creates a comparison that knows a description.
     *
     * @param ignored the paths of bodies that are not compared
     * @param nullable the places where null is the same as an absent member
     */
    public ReplyComparison(List<JsonPath> ignored, NullRule nullable) {
        this.ignored = List.copyOf(ignored);
        this.nullable = nullable;
    }

    public ComparisonResult compare(CapturedExchange recorded, RecordedReply actual) {
        Document status = Document.of((long) actual.status());
        if (recorded.fault() != null) {
            // The recording contains no intended reply of the server.
            return new ComparisonResult(recorded.seq(), ResultKind.MATCH, Document.NULL, status, List.of());
        }
        Document expected = Document.of((long) recorded.reply().status());
        if (recorded.reply().status() != actual.status()) {
            return new ComparisonResult(recorded.seq(), ResultKind.STATUS_MISMATCH, expected, status, List.of());
        }
        BodyShape shape = BodyShape.of(recorded.reply().body(), ignored);
        BodyShape actualShape = shape == null ? null : BodyShape.of(actual.body(), ignored);
        List<String> paths = shape == null || actualShape == null ? List.of() : differing(shape, actualShape, recorded);
        if (shape == null || actualShape == null || paths.isEmpty()) {
            return new ComparisonResult(recorded.seq(), ResultKind.MATCH, expected, status, List.of());
        }
        return new ComparisonResult(
                recorded.seq(), ResultKind.BODY_SHAPE_MISMATCH, types(shape, paths), types(actualShape, paths), paths);
    }

    public ComparisonResult unanswered(CapturedExchange recorded, NoResponse why) {
        Document expected =
                recorded.fault() == null ? Document.of((long) recorded.reply().status()) : Document.NULL;
        return new ComparisonResult(
                recorded.seq(), ResultKind.CONNECTIVITY_ERROR, expected, Document.of(why.message()), List.of());
    }

    /** The outermost paths with different types; paths inside a missing value are omitted. */
    private List<String> differing(BodyShape expected, BodyShape actual, CapturedExchange recorded) {
        TreeSet<String> all = new TreeSet<>(expected.types().keySet());
        all.addAll(actual.types().keySet());
        List<String> paths = new ArrayList<>();
        for (String path : all) {
            String before = expected.types().get(path);
            String after = actual.types().get(path);
            boolean same = Objects.equals(before, after)
                    || withoutNull(before).equals(withoutNull(after))
                            && nullable.allowsNull(
                                    recorded.request(), recorded.reply().status(), path);
            if (!same && paths.stream().noneMatch(outer -> isWithin(path, outer)) && paths.size() < MOST_PATHS) {
                paths.add(path);
            }
        }
        return paths;
    }

    private static String withoutNull(@Nullable String types) {
        return types == null || types.equals(NULL)
                ? ""
                : types.replace("|" + NULL + "|", "|").replaceFirst("^null\\||\\|null$", "");
    }

    private static boolean isWithin(String path, String outer) {
        return path.startsWith(outer)
                && path.length() > outer.length()
                && (path.charAt(outer.length()) == '.' || path.charAt(outer.length()) == '[');
    }

    private static Document types(BodyShape shape, List<String> paths) {
        JsonWriter out = new JsonWriter().beginObject();
        for (String path : paths) {
            String types = shape.types().get(path);
            out.name(path);
            if (types == null) {
                out.nullValue();
            } else {
                out.value(types);
            }
        }
        return out.endObject().toDocument();
    }
}
