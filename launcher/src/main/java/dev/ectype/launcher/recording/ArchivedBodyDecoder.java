package dev.ectype.launcher.recording;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Decodes bodies that some archives store as gzip data in chunks of base 16 or 64. */
final class ArchivedBodyDecoder {
    private static final String HEX_MARK = "[\"1f8b";
    private static final String BASE64_MARK = "[\"H4sI";

    private ArchivedBodyDecoder() {}

    /** Decodes the compressed bytes in a text; null if the text contains none. */
    static byte @Nullable [] of(String text) {
        boolean isHex = text.startsWith(HEX_MARK);
        if (!isHex && !text.startsWith(BASE64_MARK)) {
            return null;
        }
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            for (Document each :
                    Json.parse(text.getBytes(StandardCharsets.UTF_8)).elements()) {
                String piece = each.isString() ? each.text() : "";
                bytes.writeBytes(
                        isHex
                                ? HexFormat.of().parseHex(piece)
                                : Base64.getDecoder().decode(piece));
            }
            return bytes.toByteArray();
        } catch (MalformedJson | IllegalArgumentException other) {
            return null;
        }
    }
}
