package dev.ectype.compiler.ir;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
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
        List<Endpoint> unplaced = model.endpoints().stream()
                .map(endpoint -> endpoint.withLocation(SourceLocation.NONE))
                .toList();
        JsonValue form = write(model.withEndpoints(unplaced));
        return sha256(JsonPrinter.canonical(form));
    }

    private static String sha256(String text) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java platform has SHA-256", missing);
        }
    }
}
