package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.ingest.traffic.ExchangeSample.Parameter;
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
 * The body of a message.
 *
 * @param media what it says it is, without parameters and in lower case; empty where it does not say
 * @param text null where it is no text, or not all of it was kept
 * @param json its value; null where it is no JSON
 * @param fields those of a form
 */
record BodyContent(
        String media,
        boolean isPresent,
        @Nullable String text,
        @Nullable JsonValue json,
        List<Parameter> fields) {
    static final BodyContent NONE = new BodyContent("", false, null, null, List.of());

    /** More than this nobody unpacks to describe it. */
    private static final int MOST = 8 << 20;

    /** A body that is there, of which nothing is known but its kind. */
    static BodyContent opaque(String type) {
        return new BodyContent(media(type), true, null, null, List.of());
    }

    static BodyContent of(String type, String text) {
        if (text.isEmpty()) {
            return NONE;
        }
        String media = media(type);
        boolean isForm = media.equals("application/x-www-form-urlencoded");
        return new BodyContent(media, true, text, json(text), isForm ? RequestUrl.pairs(text) : List.of());
    }

    /** A form whose fields are known. */
    static BodyContent form(String type, List<Parameter> fields) {
        return new BodyContent(media(type), true, null, null, fields);
    }

    /** @param coding how the bytes are packed, as {@code Content-Encoding} tells it; empty where they are not */
    static BodyContent of(String type, String coding, byte[] bytes) {
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

    /** What servers call JSON is not always so, and what they call text may be. */
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

    /** Whether its value tells what replies or requests of this kind look like. */
    boolean isJson() {
        return json != null && (media.isEmpty() || media.contains("json") || media.startsWith("text/javascript"));
    }
}
