package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.crypto.Sha256;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;

/**
 * Shortens long strings of a JSON stream, which the parser would hold in memory. The parser receives their beginning and the SHA-256 of the
 * rest, so that different strings stay different. This class validates the rest itself.
 */
final class TextShortener {
    /** The number of bytes of a string for the parser; longer than any string that the reader needs. */
    static final int KEPT = 4096;

    /** The maximum size of a string: more than the base 64 form of a file of 16 MiB. */
    static final int LONGEST = 32 << 20;

    /** The length of a SHA-256 in hexadecimal. */
    private static final int SUM = 64;

    private static final int HEX_DIGITS = 4;
    private static final int SPACE = 0x20;
    private static final String ESCAPES = "\"\\/bfnrt";

    private final MessageDigest rest = Sha256.begin();
    private boolean inText;
    private boolean dropping;
    private int length;
    private boolean escaped;
    private int hexDigits;
    private int continuations;

    /** Returns the bytes for the parser. */
    ByteBuffer shorten(byte[] bytes, int from, int count) {
        ByteBuffer needed = ByteBuffer.allocate(count + (count / KEPT + 2) * SUM);
        for (int next = from; next < from + count; next++) {
            boolean wasDropping = dropping;
            if (isNeeded(bytes[next])) {
                if (wasDropping && !inText) {
                    needed.put(HexFormat.of().formatHex(rest.digest()).getBytes(StandardCharsets.US_ASCII));
                }
                needed.put(bytes[next]);
            } else {
                rest.update(bytes[next]);
            }
        }
        return needed.flip();
    }

    private boolean isNeeded(byte next) {
        if (!inText) {
            inText = next == '"';
            length = 0;
            return true;
        }
        boolean whole = !escaped && hexDigits == 0 && continuations == 0;
        if (whole && next == '"') {
            inText = false;
            dropping = false;
            return true;
        }
        length++;
        if (length > LONGEST) {
            throw tooLong();
        }
        // The cut never splits a character.
        dropping |= whole && length > KEPT;
        check(next);
        return !dropping;
    }

    private void check(byte next) {
        if (escaped) {
            escaped = false;
            hexDigits = next == 'u' ? HEX_DIGITS : 0;
            require(next == 'u' || next > 0 && ESCAPES.indexOf(next) >= 0, "an invalid escape");
        } else if (hexDigits > 0) {
            hexDigits--;
            require(Character.digit(next, 16) >= 0, "an escape with invalid hexadecimal digits");
        } else if (continuations > 0) {
            continuations--;
            require((next & 0xc0) == 0x80, "bytes that are not UTF-8");
        } else if (next == '\\') {
            escaped = true;
        } else if (next < 0) {
            continuations = continuations(next & 0xff);
        } else {
            require(next >= SPACE, "a control character");
        }
    }

    private static int continuations(int first) {
        require(first >= 0xc2 && first <= 0xf4, "bytes that are not UTF-8");
        return first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    }

    private static void require(boolean right, String wrong) {
        if (!right) {
            throw SnapshotHead.broken("a string contains " + wrong);
        }
    }

    private static ServiceException tooLong() {
        return new ServiceException(
                        ErrorCode.PAYLOAD_TOO_LARGE,
                        "The snapshot contains a string that is longer than " + LONGEST + " bytes; send a smaller one.")
                .with("limit", LONGEST);
    }
}
