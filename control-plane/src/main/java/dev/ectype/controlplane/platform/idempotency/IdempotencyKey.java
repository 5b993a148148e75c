package dev.ectype.controlplane.platform.idempotency;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.util.regex.Pattern;

/** Parses the header {@code Idempotency-Key}: a structured string as in the IETF draft, or an unquoted one, as most clients send. */
final class IdempotencyKey {
    static final String HEADER = "Idempotency-Key";
    private static final Pattern QUOTED = Pattern.compile("\"((?:[ !#-\\[\\]-~]|\\\\[\\\\\"])*)\"");
    private static final Pattern ACCEPTED = Pattern.compile("[ -~]{1,255}");

    private IdempotencyKey() {}

    static String parse(String header) {
        String text = header.strip();
        var quoted = QUOTED.matcher(text);
        String key = quoted.matches() ? quoted.group(1).replaceAll("\\\\(.)", "$1") : text;
        if (!ACCEPTED.matcher(key).matches()) {
            throw InvalidRequest.of(HEADER, "size", "must have 1 to 255 visible characters of ASCII");
        }
        return key;
    }
}
