package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.ingest.observed.ExchangeSample.Parameter;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.json.MalformedJson;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Holds the body of a message.
 *
 * @param media the media type without parameters, in lower case, or empty if missing
 * @param text the text, or null for binary or truncated bodies
 * @param json the value, or null if the body is no JSON
 * @param fields the fields of a form
 * @param shape the type of a JSON body or a form whose value is unknown, or null
 */
public record BodyContent(
        String media,
        boolean isPresent,
        @Nullable String text,
        @Nullable JsonValue json,
        List<Parameter> fields,
        @Nullable ValueShape shape) {
    /** The body of a message without one. */
    public static final BodyContent NONE = new BodyContent("", false, null, null, List.of(), null);

    /** Larger bodies, in bytes after decompression, are not read. */
    private static final int MOST = 8 << 20;

    /** Creates a present body with unknown content. */
    public static BodyContent opaque(String type) {
        return new BodyContent(media(type), true, null, null, List.of(), null);
    }

    /** Creates a present text with unknown content. */
    public static BodyContent opaqueText(String type) {
        return shaped(type, ValueShape.text(null));
    }

    /** Creates a body from its text. */
    public static BodyContent of(String type, String text) {
        if (text.isEmpty()) {
            return NONE;
        }
        String media = media(type);
        boolean isForm = media.equals("application/x-www-form-urlencoded");
        return new BodyContent(media, true, text, json(text), isForm ? RequestUrl.pairs(text) : List.of(), null);
    }

    /** Creates a form with known fields. */
    public static BodyContent form(String type, List<Parameter> fields) {
        return new BodyContent(media(type), true, null, null, fields, null);
    }

    /** Creates a body of a known type with an unknown value. */
    public static BodyContent shaped(String type, ValueShape shape) {
        return new BodyContent(media(type), true, null, null, List.of(), shape);
    }

    /**
     * Creates a body from bytes. Bytes that are no text give an opaque body.
     *
     * @param coding the value of {@code Content-Encoding}, or empty without compression
     */
    public static BodyContent of(String type, String coding, byte[] bytes) {
        if (bytes.length == 0) {
            return NONE;
        }
        try {
            byte[] plain = unpacked(coding, bytes);
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(plain))
                    .toString();
            return text.indexOf('\0') < 0 ? of(type, text) : opaque(type);
        } catch (IOException binary) {
            return opaque(type);
        }
    }

    private static byte[] unpacked(String coding, byte[] bytes) throws IOException {
        InputStream packed = new ByteArrayInputStream(bytes);
        try (InputStream plain = switch (coding.strip().toLowerCase(Locale.ROOT)) {
            case "gzip", "x-gzip" -> new GZIPInputStream(packed);
            case "deflate" -> new InflaterInputStream(packed);
            case "", "identity" -> packed;
            default -> throw new CharacterCodingException();
        }) {
            byte[] read = plain.readNBytes(MOST + 1);
            if (read.length > MOST) {
                throw new IOException("more than " + MOST + " bytes");
            }
            return read;
        }
    }

    private static String media(String type) {
        int end = type.indexOf(';');
        return (end < 0 ? type : type.substring(0, end)).strip().toLowerCase(Locale.ROOT);
    }

    /** Parses a JSON value regardless of the media type, which servers often get wrong. */
    private static @Nullable JsonValue json(String text) {
        String start = text.stripLeading();
        if (start.isEmpty() || start.charAt(0) == '<') {
            return null;
        }
        try {
            return JsonReader.read(text);
        } catch (MalformedJson other) {
            return null;
        }
    }

    /** Returns whether the value is representative for JSON bodies of the operation. */
    public boolean isJson() {
        return json != null && (media.isEmpty() || media.contains("json") || media.startsWith("text/javascript"));
    }
}
