package dev.ectype.launcher.recording;

import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;

/**
 * Replaces the values of members with secret names in a JSON text or the beginning of one. It copies everything else
 * unchanged.
 */
final class JsonSecretRedactor {
    private final String text;
    private final SecretNames names;
    private final FoundSecrets found;
    private final StringBuilder out;
    private int at;
    private int copied;
    private int depth;
    private int secretBelow = Integer.MAX_VALUE;
    private boolean secretNext;

    JsonSecretRedactor(String text, SecretNames names, FoundSecrets found) {
        this.text = text;
        this.names = names;
        this.found = found;
        this.out = new StringBuilder();
    }

    String replaced() {
        while (at < text.length()) {
            char each = text.charAt(at);
            if (each == '"') {
                quoted();
            } else if (each == '{' || each == '[') {
                open();
            } else if (each == '}' || each == ']') {
                depth--;
                secretBelow = depth < secretBelow ? Integer.MAX_VALUE : secretBelow;
                at++;
            } else if (each == '-' || each >= '0' && each <= '9') {
                number();
            } else {
                secretNext = secretNext && (each == ' ' || each == '\n' || each == '\r' || each == '\t');
                at++;
            }
        }
        return copied == 0 ? text : out.append(text, copied, text.length()).toString();
    }

    private void open() {
        depth++;
        if (secretNext) {
            secretBelow = Math.min(secretBelow, depth);
            secretNext = false;
        }
        at++;
    }

    private boolean isSecret() {
        return secretNext || depth >= secretBelow;
    }

    private void quoted() {
        int from = at + 1;
        int end = from;
        while (end < text.length() && text.charAt(end) != '"') {
            end += text.charAt(end) == '\\' ? 2 : 1;
        }
        end = Math.min(end, text.length());
        String inside = text.substring(from, end);
        at = Math.min(end + 1, text.length());
        int colon = at;
        while (colon < text.length() && text.charAt(colon) <= ' ') {
            colon++;
        }
        if (colon < text.length() && text.charAt(colon) == ':') {
            secretNext = names.isMember(inside.indexOf('\\') < 0 ? inside : unescaped(inside));
            at = colon + 1;
            return;
        }
        if (isSecret()) {
            replace(from, end, found.token(inside));
        }
        secretNext = false;
    }

    private static String unescaped(String inside) {
        try {
            return Json.parse('"' + inside + '"').text();
        } catch (MalformedJson other) {
            return inside;
        }
    }

    private void number() {
        int from = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        if (isSecret()) {
            replace(from, at, found.numberToken(text.substring(from, at)));
        }
        secretNext = false;
    }

    private void replace(int from, int to, String token) {
        out.append(text, copied, from).append(token);
        copied = to;
    }
}
