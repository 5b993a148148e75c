package dev.ectype.launcher.recording;

import java.util.LinkedHashMap;
import java.util.Map;

/** Maps the secrets of one exchange to their replacement tokens. */
final class FoundSecrets {
    /** The shortest secret to replace elsewhere: shorter texts may occur with another meaning. */
    private static final int SHORTEST = 8;

    private final SecretTokens tokens;
    private final Map<String, String> known = new LinkedHashMap<>(4);

    FoundSecrets(SecretTokens tokens) {
        this.tokens = tokens;
    }

    boolean isEmpty() {
        return known.isEmpty();
    }

    /** The token for a secret; an empty text is not a secret. */
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

    /** Replaces all found secrets in a text. */
    String replacedIn(String text) {
        String replaced = text;
        for (Map.Entry<String, String> each : known.entrySet()) {
            replaced = replaced.replace(each.getKey(), each.getValue());
        }
        return replaced;
    }
}
