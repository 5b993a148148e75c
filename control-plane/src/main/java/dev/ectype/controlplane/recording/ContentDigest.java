package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Parses, formats and checks the SHA-256 in digest headers (RFC 9530). */
public final class ContentDigest {
    private static final Pattern FIELD = Pattern.compile("(?:^|,)\\s*sha-256\\s*=\\s*:([A-Za-z0-9+/=]*):\\s*(?=,|;|$)");
    private static final int BYTES = 32;

    private ContentDigest() {}

    /** Returns the announced SHA-256 of a request, or null if the header is absent or has other algorithms only. */
    public static byte @Nullable [] announced(@Nullable String header) {
        if (header == null) {
            return null;
        }
        Matcher field = FIELD.matcher(header);
        if (!field.find()) {
            if (header.contains("sha-256")) {
                throw wrong();
            }
            return null;
        }
        try {
            byte[] sum = Base64.getDecoder().decode(field.group(1));
            if (sum.length == BYTES) {
                return sum;
            }
        } catch (IllegalArgumentException noBase64) {
            // The error below covers this case.
        }
        throw wrong();
    }

    private static InvalidRequest wrong() {
        return InvalidRequest.of(
                "Content-Digest", "digest", "must be sha-256=:…: with the 32 bytes of a SHA-256 in base 64");
    }

    /** Rejects a content with another SHA-256 than the announced one. */
    public static void check(byte @Nullable [] announced, byte[] actual) {
        if (announced != null && !MessageDigest.isEqual(announced, actual)) {
            throw InvalidRequest.of(
                    "Content-Digest",
                    "digest",
                    "does not match the received content, whose SHA-256 is " + hex(actual) + "; send it again");
        }
    }

    public static String hex(byte[] sum) {
        return HexFormat.of().formatHex(sum);
    }

    static String header(byte[] sum) {
        return "sha-256=:" + Base64.getEncoder().encodeToString(sum) + ":";
    }
}
