package dev.ectype.controlplane.signin.totp;

import com.eatthepath.otp.TimeBasedOneTimePasswordGenerator;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Locale;
import java.util.OptionalLong;
import javax.crypto.spec.SecretKeySpec;

/** Computes time-based one-time passwords (RFC 6238) with the parameters that all authenticator apps support: SHA-1, 6 digits, 30 seconds. */
final class Totp {
    private static final TimeBasedOneTimePasswordGenerator GENERATOR = new TimeBasedOneTimePasswordGenerator();
    private static final long STEP_SECONDS = GENERATOR.getTimeStep().toSeconds();
    private static final int SECRET_BYTES = 20;
    private static final int DIGITS = 6;
    private static final String BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    private static final int BASE32_BITS = 5;
    private static final SecureRandom CHANCE = new SecureRandom();

    private Totp() {}

    static byte[] makeSecret() {
        byte[] secret = new byte[SECRET_BYTES];
        CHANCE.nextBytes(secret);
        return secret;
    }

    /** Returns the time step of a code: the current one, or the one before or after it, because clocks differ. */
    static OptionalLong step(byte[] secret, String code, Instant now) {
        long current = now.getEpochSecond() / STEP_SECONDS;
        OptionalLong found = OptionalLong.empty();
        for (long step = current - 1; step <= current + 1; step++) {
            if (MessageDigest.isEqual(bytes(code(secret, step)), bytes(code))) {
                found = OptionalLong.of(step);
            }
        }
        return found;
    }

    static String code(byte[] secret, long step) {
        try {
            int code = GENERATOR.generateOneTimePassword(
                    new SecretKeySpec(secret, GENERATOR.getAlgorithm()), Instant.ofEpochSecond(step * STEP_SECONDS));
            return String.format(Locale.ROOT, "%0" + DIGITS + "d", code);
        } catch (InvalidKeyException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns a secret in base 32, which users can type. */
    static String text(byte[] secret) {
        StringBuilder text = new StringBuilder();
        int bits = 0;
        int held = 0;
        for (byte next : secret) {
            held = held << Byte.SIZE | next & 0xff;
            bits += Byte.SIZE;
            while (bits >= BASE32_BITS) {
                bits -= BASE32_BITS;
                text.append(BASE32.charAt(held >> bits & 31));
            }
            held &= (1 << bits) - 1;
        }
        return text.toString();
    }

    /** Returns the address that authenticator apps read from a QR code. */
    static String uri(String email, String secret) {
        return "otpauth://totp/Ectype:" + URLEncoder.encode(email, StandardCharsets.UTF_8) + "?secret=" + secret
                + "&issuer=Ectype&algorithm=SHA1&digits=" + DIGITS + "&period=" + STEP_SECONDS;
    }
}
