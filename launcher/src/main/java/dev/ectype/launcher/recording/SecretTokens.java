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

    private final ThreadLocal<KnownSecrets> known;

    SecretTokens(byte[] key) {
        SecretKeySpec secret = new SecretKeySpec(key, "HmacSHA256");
        known = ThreadLocal.withInitial(() -> new KnownSecrets(keyed(secret)));
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
        return known.get().of(secret).token();
    }

    /** Computes a numeric token for a number, so that readers of the body still find a number. */
    String ofNumber(String secret) {
        byte[] hash = known.get().of(secret).hash();
        long number = 0;
        for (int at = 0; at < TOKEN_LENGTH; at++) {
            number = number << 8 | hash[at] & 0xff;
        }
        return Long.toString(100_000_000 + Long.remainderUnsigned(number, 900_000_000));
    }

    /** The hash of a secret and the token with its beginning. */
    private record HashedSecret(byte[] hash, String token) {}

    /** Caches the latest tokens: clients send the same credential repeatedly. */
    private static final class KnownSecrets extends LinkedHashMap<String, HashedSecret> {
        private static final long serialVersionUID = 1L;
        private static final int MOST = 64;
        private static final int LONGEST = 1_000;

        private final transient Mac mac;

        KnownSecrets(Mac mac) {
            super(2 * MOST, 0.75f, true);
            this.mac = mac;
        }

        HashedSecret of(String secret) {
            HashedSecret known = get(secret);
            if (known != null) {
                return known;
            }
            byte[] hash = mac.doFinal(secret.getBytes(StandardCharsets.UTF_8));
            HashedSecret made = new HashedSecret(hash, MARK + HexFormat.of().formatHex(hash, 0, TOKEN_LENGTH));
            if (secret.length() <= LONGEST) {
                put(secret, made);
            }
            return made;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, HashedSecret> eldest) {
            return size() > MOST;
        }
    }
}
