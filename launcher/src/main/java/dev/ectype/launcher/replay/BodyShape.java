package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.JsonPath;
import dev.ectype.launcher.recording.JsonPosition;
import dev.ectype.launcher.recording.RecordedBody;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The shape of a body: the types at each path, with one path for all elements of an array.
 *
 * @param types the types at each path, joined by {@code |}
 */
record BodyShape(Map<String, String> types) {
    private static final String ROOT = "$";

    /** Computes the shape of a body; null if only its beginning was recorded. */
    static @Nullable BodyShape of(RecordedBody body, List<JsonPath> ignored) {
        if (body.isCut()) {
            return null;
        }
        Walk walk = new Walk(ignored);
        Document read = body.json();
        if (read != null) {
            walk.take(read, ROOT, null);
        } else if (ignored.stream().noneMatch(each -> each.covers(null))) {
            walk.add(ROOT, body.isEmpty() ? "nothing" : body.text() == null ? "bytes" : "text");
        }
        return new BodyShape(walk.joined());
    }

    private static final class Walk {
        private final List<JsonPath> ignored;
        private final Map<String, TreeSet<String>> types = new TreeMap<>();

        Walk(List<JsonPath> ignored) {
            this.ignored = ignored;
        }

        void take(Document value, String path, @Nullable JsonPosition place) {
            for (JsonPath each : ignored) {
                if (each.covers(place)) {
                    return;
                }
            }
            add(path, value.isBoolean() ? "boolean" : value.kind().name().toLowerCase(Locale.ROOT));
            if (value.isObject()) {
                for (JsonMember member : value.members()) {
                    take(member.value(), path + step(member.name()), JsonPosition.member(place, member.name()));
                }
            } else if (value.isArray()) {
                int index = 0;
                for (Document element : value.elements()) {
                    take(element, path + "[*]", JsonPosition.element(place, index++));
                }
            }
        }

        void add(String path, String type) {
            types.computeIfAbsent(path, absent -> new TreeSet<>()).add(type);
        }

        private static String step(String name) {
            return name.matches("[A-Za-z_][A-Za-z0-9_-]*") ? "." + name : "['" + name + "']";
        }

        Map<String, String> joined() {
            Map<String, String> joined = new TreeMap<>();
            types.forEach((path, all) -> joined.put(path, String.join("|", all)));
            return joined;
        }
    }
}
