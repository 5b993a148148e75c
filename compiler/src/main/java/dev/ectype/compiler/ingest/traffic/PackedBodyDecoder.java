package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.json.MalformedJson;
import java.io.ByteArrayOutputStream;
import java.util.Base64;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Decodes a body in wire form: an array of chunks in base 16 or 64, together compressed by gzip. */
final class PackedBodyDecoder {
    private static final String HEX_MARK = "[\"1f8b";
    private static final String BASE64_MARK = "[\"H4sI";

    private PackedBodyDecoder() {}

    /** Returns the compressed bytes, or null if the text contains none. */
    static byte @Nullable [] of(String text) {
        boolean isHex = text.startsWith(HEX_MARK);
        if (!isHex && !text.startsWith(BASE64_MARK)) {
            return null;
        }
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            if (JsonReader.read(text) instanceof JsonArray chunks) {
                for (JsonValue each : chunks.elements()) {
                    String chunk = each instanceof JsonText written ? written.text() : "";
                    bytes.writeBytes(
                            isHex
                                    ? HexFormat.of().parseHex(chunk)
                                    : Base64.getDecoder().decode(chunk));
                }
            }
            return bytes.toByteArray();
        } catch (MalformedJson | IllegalArgumentException other) {
            return null;
        }
    }
}
