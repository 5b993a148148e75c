package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.SourceLocation;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Decodes the bytes of a file as UTF-8, with or without a byte-order mark. */
public final class Utf8Decoder {
    private static final int BLOCK = 8_192;

    private Utf8Decoder() {}

    public static String decode(String file, byte[] bytes) throws UnreadableDocument {
        if (isUtf16(bytes)) {
            throw notText(SourceLocation.startOf(file), "the file is written in UTF-16 or UTF-32");
        }
        int start = hasMark(bytes) ? 3 : 0;
        String text = new String(bytes, start, bytes.length - start, StandardCharsets.UTF_8);
        int zero = text.indexOf('\0');
        if (zero >= 0) {
            throw notText(TextPosition.location(file, text, zero), "the file contains a zero byte; it looks binary");
        }
        if (text.indexOf('\uFFFD') >= 0) {
            check(file, text, ByteBuffer.wrap(bytes, start, bytes.length - start));
        }
        return text;
    }

    // The file may contain the replacement character itself, or it may result from invalid bytes. Only a strict decoder
    // can distinguish these cases.
    private static void check(String file, String text, ByteBuffer bytes) throws UnreadableDocument {
        var decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
        CharBuffer block = CharBuffer.allocate(BLOCK);
        int decoded = 0;
        CoderResult result = CoderResult.OVERFLOW;
        while (result.isOverflow()) {
            block.clear();
            result = decoder.decode(bytes, block, true);
            decoded += block.position();
        }
        if (result.isError()) {
            String wrong = String.format(Locale.ROOT, "0x%02X", bytes.get(bytes.position()) & 0xFF);
            throw notText(TextPosition.location(file, text, decoded), "the byte " + wrong + " is not valid UTF-8");
        }
    }

    private static boolean hasMark(byte[] bytes) {
        return bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF;
    }

    private static boolean isUtf16(byte[] bytes) {
        if (bytes.length < 2) {
            return false;
        }
        int first = bytes[0] & 0xFF;
        int second = bytes[1] & 0xFF;
        boolean marked = first == 0xFE && second == 0xFF || first == 0xFF && second == 0xFE;
        return marked || first == 0 && second != 0 || first != 0 && second == 0;
    }

    private static UnreadableDocument notText(SourceLocation location, String message) {
        return new UnreadableDocument(DiagnosticCode.NOT_TEXT, location, message, "Save the file as UTF-8 text.");
    }
}
