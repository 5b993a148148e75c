package dev.ectype.launcher.recording;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** What stands for secrets: the same for the same secret under the same key, and nothing that leads back to it. */
final class Tokens {
    /** What every token begins with. */
    static final String MARK = "redacted-";

    private static final int SHOWN = 8;

    private final ThreadLocal<Mac> mac;

    Tokens(byte[] key) {
        SecretKeySpec secret = new SecretKeySpec(key, "HmacSHA256");
        mac = ThreadLocal.withInitial(() -> keyed(secret));
    }

    private static Mac keyed(SecretKeySpec secret) {
        try {
            Mac made = Mac.getInstance("HmacSHA256");
            made.init(secret);
            return made;
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("this Java has no HmacSHA256", missing);
        }
    }

    String of(String secret) {
        return MARK + HexFormat.of().formatHex(hash(secret), 0, SHOWN);
    }

    /** A number for a number, so that what reads the body still finds one. */
    String ofNumber(String secret) {
        byte[] hash = hash(secret);
        long number = 0;
        for (int at = 0; at < SHOWN; at++) {
            number = number << 8 | hash[at] & 0xff;
        }
        return Long.toString(100_000_000 + Long.remainderUnsigned(number, 900_000_000));
    }

    private byte[] hash(String secret) {
        return mac.get().doFinal(secret.getBytes(StandardCharsets.UTF_8));
    }
}
