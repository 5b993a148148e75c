package dev.ectype.compiler.ir;

import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonValue;
import java.util.Objects;

/**
 * Converts the intermediate representation to and from its stable JSON form. A record is an object of its components in
 * order, without null, false, empty or {@code NONE} values. A variant of a sealed type begins with its {@code kind}.
 * Names are strings and member paths RFC 6901 pointers.
 */
public final class IrJson {
    private IrJson() {}

    public static JsonValue write(ApiModel model) {
        return RecordJson.write(model);
    }

    /** Writes any part of the representation, such as one type. */
    public static JsonValue writePart(Record part) {
        return RecordJson.write(part);
    }

    /** Returns the {@code kind} with which the form of a variant begins. */
    public static String kind(Record variant) {
        return Objects.requireNonNull(RecordLayout.of(variant.getClass()).kind(), variant.getClass()::getName);
    }

    /**
     * Reads the result of {@link #write}.
     *
     * @throws IllegalArgumentException if the value is no such form; the message names the place
     */
    public static ApiModel read(JsonValue value) {
        return readPart(value, ApiModel.class);
    }

    /** Reads any part such as {@link TypeRef}, like {@link #read(JsonValue)}. */
    public static <T> T readPart(JsonValue value, Class<T> type) {
        return type.cast(Objects.requireNonNull(RecordJson.read(value, type)));
    }

    public static ApiModel parse(String text) {
        return read(JsonReader.read(text));
    }

    /** Returns the SHA-256 of the canonical form, in hex. It ignores source locations, so comments do not change it. */
    public static String hash(ApiModel model) {
        return RecordDigest.sha256(model);
    }
}
