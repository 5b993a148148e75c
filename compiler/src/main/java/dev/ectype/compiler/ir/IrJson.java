package dev.ectype.compiler.ir;

import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonValue;
import java.util.Objects;

/**
 * The stable JSON form of the intermediate representation. A record is an object of its components in their order,
 * without those that are null, false, empty or {@code NONE}; a variant of a sealed type begins with its {@code kind};
 * names are strings and member paths RFC 6901 pointers.
 */
public final class IrJson {
    private IrJson() {}

    public static JsonValue write(ApiModel model) {
        return RecordJson.write(model);
    }

    /** The form of any part of the representation, such as one type. */
    public static JsonValue writePart(Record part) {
        return RecordJson.write(part);
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws IllegalArgumentException if the value is not such a form; the message names the place
     */
    public static ApiModel read(JsonValue value) {
        return readPart(value, ApiModel.class);
    }

    /** As {@link #read(JsonValue)}, for any part such as {@link TypeRef}. */
    public static <T> T readPart(JsonValue value, Class<T> type) {
        return type.cast(Objects.requireNonNull(RecordJson.read(value, type)));
    }

    public static ApiModel parse(String text) {
        return read(JsonReader.read(text));
    }

    /** SHA-256 of the canonical form, in hex. Where things were written does not count, so a comment changes nothing. */
    public static String hash(ApiModel model) {
        return RecordDigest.sha256(model);
    }
}
