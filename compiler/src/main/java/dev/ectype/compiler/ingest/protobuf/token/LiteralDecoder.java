package dev.ectype.compiler.ingest.protobuf.token;

import com.google.protobuf.ByteString;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Decodes the literals of numbers and texts. */
public final class LiteralDecoder {
    private static final String ESCAPED = "abfnrtv\\?'\"";
    private static final String DECODED = "\u0007\b\f\n\r\t\u000B\\?'\"";

    private LiteralDecoder() {}

    /** Returns the value of a whole number: decimal, octal after a zero, or hexadecimal after {@code 0x}. */
    public static BigInteger integer(ProtoToken token) throws ProtoSyntaxError {
        String text = token.text().toLowerCase(Locale.ROOT);
        try {
            if (text.startsWith("0x")) {
                return new BigInteger(text.substring(2), 16);
            }
            boolean isOctal = text.length() > 1 && text.startsWith("0");
            return new BigInteger(text, isOctal ? 8 : 10);
        } catch (NumberFormatException noNumber) {
            throw new ProtoSyntaxError(
                    token.position(), token.quoted() + " is not a number", "Write a number like 12, 0x1F or 017.");
        }
    }

    /** Returns the value of a number with a fraction or an exponent. */
    public static double real(ProtoToken token) {
        return Double.parseDouble(token.text());
    }

    /** Returns the bytes of a quoted text. */
    public static ByteString bytes(ProtoToken token) throws ProtoSyntaxError {
        String text = token.text();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
        int index = 1;
        while (index < text.length() - 1) {
            int length = text.charAt(index) == '\\' ? escape(token, index, bytes) : plain(text, index, bytes);
            index += length;
        }
        return ByteString.copyFrom(bytes.toByteArray());
    }

    static boolean isHexadecimal(char character) {
        return Character.digit(character, 16) >= 0 && character < 128;
    }

    private static int plain(String text, int index, ByteArrayOutputStream bytes) {
        int length = Character.charCount(text.codePointAt(index));
        bytes.writeBytes(text.substring(index, index + length).getBytes(StandardCharsets.UTF_8));
        return length;
    }

    private static int escape(ProtoToken token, int index, ByteArrayOutputStream bytes) throws ProtoSyntaxError {
        String text = token.text();
        char kind = text.charAt(index + 1);
        int simple = ESCAPED.indexOf(kind);
        if (simple >= 0) {
            bytes.write(DECODED.charAt(simple));
            return 2;
        }
        if (kind >= '0' && kind <= '7') {
            int length = digits(text, index + 1, 3, 8);
            bytes.write(Integer.parseInt(text.substring(index + 1, index + 1 + length), 8));
            return 1 + length;
        }
        int most = kind == 'x' || kind == 'X' ? 2 : kind == 'u' ? 4 : kind == 'U' ? 8 : 0;
        int length = digits(text, index + 2, most, 16);
        if (length == 0 || most > 2 && length < most) {
            throw unknown(token, index, kind);
        }
        int value = Integer.parseUnsignedInt(text.substring(index + 2, index + 2 + length), 16);
        if (most == 2) {
            bytes.write(value);
        } else if (Character.isValidCodePoint(value)) {
            bytes.writeBytes(Character.toString(value).getBytes(StandardCharsets.UTF_8));
        } else {
            throw unknown(token, index, kind);
        }
        return 2 + length;
    }

    private static int digits(String text, int start, int most, int base) {
        int length = 0;
        while (length < most
                && start + length < text.length() - 1
                && text.charAt(start + length) < 128
                && Character.digit(text.charAt(start + length), base) >= 0) {
            length++;
        }
        return length;
    }

    private static ProtoSyntaxError unknown(ProtoToken token, int index, char kind) {
        Position start = token.position();
        return new ProtoSyntaxError(
                new Position(start.offset() + index, start.line(), start.column() + index),
                "the string contains `\\" + kind + "`, which is not an escape sequence",
                "Write \\n, \\t, \\\\, \\\", \\x41, \\101, \\u0041 or \\U00000041.");
    }
}
