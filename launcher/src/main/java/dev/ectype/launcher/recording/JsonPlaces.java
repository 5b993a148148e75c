package dev.ectype.launcher.recording;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.Member;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Replaces the values at the places that paths mean. */
final class JsonPlaces {
    private final List<JsonPath> paths;
    private final Found found;

    JsonPlaces(List<JsonPath> paths, Found found) {
        this.paths = paths;
        this.found = found;
    }

    /** The body with other values there; one in which places cannot be told is replaced as a whole. */
    Body replaced(Body body) {
        Document read = body.json();
        if (read == null) {
            String withheld = found.token(String.valueOf(body.text()));
            byte[] bytes = withheld.getBytes(StandardCharsets.UTF_8);
            return Body.cut(bytes, Math.max(bytes.length + 1L, body.whole()));
        }
        JsonWriter out = new JsonWriter();
        write(read, null, out);
        return Body.of(out.toBytes());
    }

    private void write(Document value, @Nullable Place place, JsonWriter out) {
        if (value.isObject()) {
            out.beginObject();
            for (Member member : value.members()) {
                write(member.value(), Place.member(place, member.name()), out.name(member.name()));
            }
            out.endObject();
        } else if (value.isArray()) {
            out.beginArray();
            int index = 0;
            for (Document element : value.elements()) {
                write(element, Place.element(place, index++), out);
            }
            out.endArray();
        } else {
            scalar(value, place, out);
        }
    }

    private void scalar(Document value, @Nullable Place place, JsonWriter out) {
        boolean secret =
                (value.isString() || value.isNumber()) && paths.stream().anyMatch(each -> each.covers(place));
        if (secret && value.isString()) {
            out.value(found.token(value.text()));
        } else if (secret) {
            out.value(Long.parseLong(found.numberToken(value.literal())));
        } else {
            out.value(value);
        }
    }
}
