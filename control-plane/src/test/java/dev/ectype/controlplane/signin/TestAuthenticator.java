package dev.ectype.controlplane.signin;

import com.eatthepath.otp.TimeBasedOneTimePasswordGenerator;
import java.io.ByteArrayOutputStream;
import java.security.InvalidKeyException;
import java.time.Instant;
import javax.crypto.spec.SecretKeySpec;

/** An authenticator app. */
public final class TestAuthenticator {
    private static final String BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    private static final int STEP = 30;

    private TestAuthenticator() {}

    public static String code(String secret) {
        return code(secret, 0);
    }

    /** @param steps the number of time steps after the current one */
    public static String code(String secret, int steps) {
        TimeBasedOneTimePasswordGenerator generator = new TimeBasedOneTimePasswordGenerator();
        try {
            return String.format(
                    "%06d",
                    generator.generateOneTimePassword(
                            new SecretKeySpec(bytes(secret), generator.getAlgorithm()),
                            Instant.now().plusSeconds((long) STEP * steps)));
        } catch (InvalidKeyException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static byte[] bytes(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int held = 0;
        int bits = 0;
        for (char digit : text.toCharArray()) {
            held = held << 5 | BASE32.indexOf(digit);
            bits += 5;
            if (bits >= 8) {
                bits -= 8;
                bytes.write(held >> bits);
                held &= (1 << bits) - 1;
            }
        }
        return bytes.toByteArray();
    }
}
