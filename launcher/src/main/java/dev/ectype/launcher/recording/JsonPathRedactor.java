package dev.ectype.launcher.recording;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Replaces the values at the positions that JSON paths match. */
final class JsonPathRedactor {
    private final List<JsonPath> paths;
    private final FoundSecrets found;

    JsonPathRedactor(List<JsonPath> paths, FoundSecrets found) {
        this.paths = paths;
        this.found = found;
    }

    /** Replaces the matched values; replaces the whole body if it cannot be parsed. */
    RecordedBody replaced(RecordedBody body) {
        Document read = body.json();
        if (read == null) {
            String withheld = found.token(String.valueOf(body.text()));
            byte[] bytes = withheld.getBytes(StandardCharsets.UTF_8);
            return RecordedBody.cut(bytes, Math.max(bytes.length + 1L, body.whole()));
        }
        JsonWriter out = new JsonWriter();
        write(read, null, out);
        return RecordedBody.of(out.toBytes());
    }

    private void write(Document value, @Nullable JsonPosition position, JsonWriter out) {
        if (value.isObject()) {
            out.beginObject();
            for (JsonMember member : value.members()) {
                write(member.value(), JsonPosition.member(position, member.name()), out.name(member.name()));
            }
            out.endObject();
        } else if (value.isArray()) {
            out.beginArray();
            int index = 0;
            for (Document element : value.elements()) {
                write(element, JsonPosition.element(position, index++), out);
            }
            out.endArray();
        } else {
            scalar(value, position, out);
        }
    }

    private void scalar(Document value, @Nullable JsonPosition position, JsonWriter out) {
        boolean secret =
                (value.isString() || value.isNumber()) && paths.stream().anyMatch(each -> each.covers(position));
        if (secret && value.isString()) {
            out.value(found.token(value.text()));
        } else if (secret) {
            out.value(Long.parseLong(found.numberToken(value.literal())));
        } else {
            out.value(value);
        }
    }
}
