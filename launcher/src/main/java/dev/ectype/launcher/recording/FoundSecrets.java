package dev.ectype.launcher.recording;

import java.util.LinkedHashMap;
import java.util.Map;

/** The secrets that were found in one exchange, and what stands for them. */
final class FoundSecrets {
    /** Shorter ones are words that stand elsewhere for something else. */
    private static final int SHORTEST = 8;

    private final SecretTokens tokens;
    private final Map<String, String> known = new LinkedHashMap<>(4);

    FoundSecrets(SecretTokens tokens) {
        this.tokens = tokens;
    }

    boolean isEmpty() {
        return known.isEmpty();
    }

    /** What stands for a secret; an empty one is none. */
    String token(String secret) {
        if (secret.isEmpty() || secret.startsWith(SecretTokens.MARK)) {
            return secret;
        }
        String token = tokens.of(secret);
        if (secret.length() >= SHORTEST) {
            known.put(secret, token);
        }
        return token;
    }

    String numberToken(String secret) {
        return tokens.ofNumber(secret);
    }

    /** A text in which none of the secrets stands any more. */
    String replacedIn(String text) {
        String replaced = text;
        for (Map.Entry<String, String> each : known.entrySet()) {
            replaced = replaced.replace(each.getKey(), each.getValue());
        }
        return replaced;
    }
}
