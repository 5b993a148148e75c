package dev.ectype.launcher.recording;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Computes one-way tokens for secrets; a secret has the same token under the same key. */
final class SecretTokens {
    /** The prefix of every token. */
    static final String MARK = "redacted-";

    private static final int TOKEN_LENGTH = 8;

    private final ThreadLocal<Hashes> hashes;

    SecretTokens(byte[] key) {
        SecretKeySpec secret = new SecretKeySpec(key, "HmacSHA256");
        hashes = ThreadLocal.withInitial(() -> new Hashes(keyed(secret)));
    }

    private static Mac keyed(SecretKeySpec secret) {
        try {
            Mac made = Mac.getInstance("HmacSHA256");
            made.init(secret);
            return made;
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("this Java runtime has no HmacSHA256", missing);
        }
    }

    String of(String secret) {
        return MARK + HexFormat.of().formatHex(hash(secret), 0, TOKEN_LENGTH);
    }

    /** Computes a numeric token for a number, so that readers of the body still find a number. */
    String ofNumber(String secret) {
        byte[] hash = hash(secret);
        long number = 0;
        for (int at = 0; at < TOKEN_LENGTH; at++) {
            number = number << 8 | hash[at] & 0xff;
        }
        return Long.toString(100_000_000 + Long.remainderUnsigned(number, 900_000_000));
    }

    private byte[] hash(String secret) {
        return hashes.get().of(secret);
    }

    /** Caches the latest hashes: clients send the same credential repeatedly. */
    private static final class Hashes extends LinkedHashMap<String, byte[]> {
        private static final long serialVersionUID = 1L;
        private static final int MOST = 64;
        private static final int LONGEST = 1_000;

        private final transient Mac mac;

        Hashes(Mac mac) {
            super(2 * MOST, 0.75f, true);
            this.mac = mac;
        }

        byte[] of(String secret) {
            byte[] known = get(secret);
            if (known != null) {
                return known;
            }
            byte[] made = mac.doFinal(secret.getBytes(StandardCharsets.UTF_8));
            if (secret.length() <= LONGEST) {
                put(secret, made);
            }
            return made;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, byte[]> eldest) {
            return size() > MOST;
        }
    }
}
