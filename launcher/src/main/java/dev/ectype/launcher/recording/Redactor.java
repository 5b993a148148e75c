package dev.ectype.launcher.recording;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Replaces secrets in exchanges by tokens. It also replaces each found secret in the rest of the exchange. Equal secrets
 * get equal tokens, so that a replay can still depend on their equality.
 */
public final class Redactor {
    private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9_-]{0,30}) +(\\S.*)");

    private final RedactionRules rules;
    private final SecretNames names;
    private final SecretTokens tokens;

    /**
     * Creates a redactor.
     *
     * @param key the key of the tokens: with the same key a secret gets the same token, and the key's owner can guess secrets
     * @param rules the secrets to redact in addition to the usual ones
     */
    public Redactor(byte[] key, RedactionRules rules) {
        this.rules = rules;
        this.names = new SecretNames(rules.headers(), rules.names());
        this.tokens = new SecretTokens(key);
    }

    /** Replaces the secrets of an exchange. */
    public CapturedExchange redact(CapturedExchange exchange) {
        RecordedRequest originalRequest = exchange.request();
        RecordedReply originalReply = exchange.reply();
        FoundSecrets found = new FoundSecrets(tokens);
        List<RecordedHeader> requestHeaders = headers(originalRequest.headers(), found);
        String url = url(originalRequest.url(), found);
        RecordedBody requestBody = body(originalRequest.body(), originalRequest.headers(), found);
        List<RecordedHeader> replyHeaders = headers(originalReply.headers(), found);
        RecordedBody replyBody = body(originalReply.body(), originalReply.headers(), found);
        RecordedRequest request = new RecordedRequest(
                originalRequest.method(), text(url, found), texts(requestHeaders, found), text(requestBody, found));
        RecordedReply reply = reply(originalReply, texts(replyHeaders, found), text(replyBody, found));
        return new CapturedExchange(
                exchange.seq(), exchange.at(), request, reply, exchange.durationMs(), exchange.fault());
    }

    private static RecordedReply reply(RecordedReply original, List<RecordedHeader> headers, RecordedBody body) {
        boolean same = headers == original.headers() && body == original.body();
        return same ? original : new RecordedReply(original.status(), headers, body);
    }

    private List<RecordedHeader> headers(List<RecordedHeader> headers, FoundSecrets found) {
        List<RecordedHeader> replaced = headers;
        for (int at = 0; at < headers.size(); at++) {
            RecordedHeader each = headers.get(at);
            if (names.isHeader(each.name())) {
                replaced = replaced == headers ? new ArrayList<>(headers) : replaced;
                replaced.set(at, new RecordedHeader(each.name(), header(each, found)));
            }
        }
        return replaced;
    }

    private static String header(RecordedHeader header, FoundSecrets found) {
        if (header.name().endsWith("set-cookie")) {
            int end = header.value().indexOf(';');
            String pair = end < 0 ? header.value() : header.value().substring(0, end);
            return cookie(pair, found) + (end < 0 ? "" : header.value().substring(end));
        }
        if (header.name().equals("cookie")) {
            StringBuilder cookies = new StringBuilder();
            for (String pair : header.value().split(";", -1)) {
                cookies.append(cookies.length() == 0 ? "" : "; ").append(cookie(pair.strip(), found));
            }
            return cookies.toString();
        }
        if (header.value().indexOf(' ') < 0) {
            return found.token(header.value());
        }
        Matcher scheme = SCHEME.matcher(header.value());
        return scheme.matches() ? scheme.group(1) + " " + found.token(scheme.group(2)) : found.token(header.value());
    }

    private static String cookie(String pair, FoundSecrets found) {
        int equals = pair.indexOf('=');
        return equals < 0 ? found.token(pair) : pair.substring(0, equals + 1) + found.token(pair.substring(equals + 1));
    }

    private String url(String url, FoundSecrets found) {
        int query = url.indexOf('?');
        return query < 0
                ? url
                : url.substring(0, query + 1)
                        + QueryPairs.mapped(url.substring(query + 1), names::isQuery, found::token);
    }

    private RecordedBody body(RecordedBody body, List<RecordedHeader> headers, FoundSecrets found) {
        if (body.bytes().length == 0 || !body.isText()) {
            return body;
        }
        String type =
                String.valueOf(RecordedHeader.first(headers, "content-type")).toLowerCase(Locale.ROOT);
        if (type.startsWith("application/x-www-form-urlencoded")) {
            String text = textOf(body);
            return replaced(body, text, QueryPairs.mapped(text, names::isQuery, found::token));
        }
        boolean json = type.contains("json") || body.bytes()[0] == '{' || body.bytes()[0] == '[';
        if (json && names.mayBeIn(body.bytes())) {
            String text = textOf(body);
            return redactPaths(replaced(body, text, new JsonSecretRedactor(text, names, found).replaced()), found);
        }
        return json ? redactPaths(body, found) : body;
    }

    private RecordedBody redactPaths(RecordedBody body, FoundSecrets found) {
        return rules.paths().isEmpty() ? body : new JsonPathRedactor(rules.paths(), found).replaced(body);
    }

    private static String textOf(RecordedBody text) {
        return Objects.requireNonNull(text.text(), "bytes of a string");
    }

    private static RecordedBody replaced(RecordedBody body, String before, String after) {
        if (before.equals(after)) {
            return body;
        }
        byte[] bytes = after.getBytes(StandardCharsets.UTF_8);
        return body.isCut()
                ? RecordedBody.cut(bytes, Math.max(bytes.length + 1L, body.whole()))
                : RecordedBody.of(bytes);
    }

    private List<RecordedHeader> texts(List<RecordedHeader> headers, FoundSecrets found) {
        if (found.isEmpty() && rules.patterns().isEmpty()) {
            return headers;
        }
        List<RecordedHeader> replaced = new ArrayList<>(headers.size());
        for (RecordedHeader each : headers) {
            String value = text(each.value(), found);
            replaced.add(value.equals(each.value()) ? each : new RecordedHeader(each.name(), value));
        }
        return replaced;
    }

    private RecordedBody text(RecordedBody body, FoundSecrets found) {
        if (body.isEmpty() || found.isEmpty() && rules.patterns().isEmpty()) {
            return body;
        }
        String text = body.text();
        return text == null ? body : replaced(body, text, text(text, found));
    }

    private String text(String text, FoundSecrets found) {
        String replaced = found.replacedIn(text);
        for (Pattern pattern : rules.patterns()) {
            replaced = matched(replaced, pattern, found);
        }
        return replaced;
    }

    private static String matched(String text, Pattern pattern, FoundSecrets found) {
        try {
            return pattern.matcher(text).replaceAll(match -> {
                int group = match.groupCount() > 0 && match.start(1) >= 0 ? 1 : 0;
                return Matcher.quoteReplacement(text.substring(match.start(), match.start(group))
                        + found.token(match.group(group))
                        + text.substring(match.end(group), match.end()));
            });
        } catch (StackOverflowError deep) {
            // A text on which the pattern fails may contain a secret.
            return found.token(text);
        }
    }
}
