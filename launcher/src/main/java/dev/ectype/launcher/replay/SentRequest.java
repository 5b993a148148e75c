package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedRequest;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A recorded request as it is sent to a target.
 *
 * @param body the request body; null if the method has none
 */
public record SentRequest(String method, URI address, List<RecordedHeader> headers, byte @Nullable [] body) {
    private static final Pattern ESCAPED = Pattern.compile("%[0-9A-Fa-f]{2}");
    private static final Pattern NAME = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+");
    private static final Pattern VALUE = Pattern.compile("[\\t\\x20-\\x7e\\x80-\\xff]*");

    /** The headers that belong to a connection or that each request sets itself. */
    private static final List<String> LEFT_OUT = List.of(
            "host",
            "connection",
            "content-length",
            "transfer-encoding",
            "upgrade",
            "expect",
            "te",
            "trailer",
            "keep-alive",
            "proxy-connection",
            "proxy-authorization",
            "http2-settings",
            "accept-encoding");

    /**
     * Creates a request.
     *
     * @param address the target's address without a trailing slash; its path precedes the recorded path
     * @param replacements the headers that replace recorded ones of the same names
     */
    public static SentRequest of(String address, List<RecordedHeader> replacements, RecordedRequest request)
            throws NoResponse {
        try {
            URI uri =
                    URI.create(URI.create(address + sendable(request.target())).toASCIIString());
            boolean empty = request.body().isEmpty();
            boolean posted = List.of("POST", "PUT", "PATCH").contains(request.method());
            return new SentRequest(
                    request.method(),
                    uri,
                    headersOf(request, replacements),
                    empty && !posted ? null : request.body().bytes());
        } catch (IllegalArgumentException invalid) {
            throw new NoResponse("the request cannot be sent: " + invalid.getMessage(), false);
        }
    }

    /** Reports whether a header belongs to the connection instead of the request. */
    public static boolean isOfConnection(String name) {
        return LEFT_OUT.contains(name.toLowerCase(Locale.ROOT));
    }

    /** Reports whether name and value form a single valid header. */
    public static boolean isSendable(RecordedHeader header) {
        return NAME.matcher(header.name()).matches()
                && VALUE.matcher(header.value()).matches();
    }

    private static List<RecordedHeader> headersOf(RecordedRequest request, List<RecordedHeader> replacements) {
        List<RecordedHeader> sent = new ArrayList<>();
        for (RecordedHeader each : request.headers()) {
            boolean instead =
                    replacements.stream().anyMatch(other -> other.name().equals(each.name()));
            if (!instead && !isOfConnection(each.name()) && !each.name().startsWith("x-forwarded-")) {
                if (!isSendable(each)) {
                    throw new IllegalArgumentException("a header has an invalid name or value");
                }
                sent.add(each);
            }
        }
        sent.addAll(replacements);
        return List.copyOf(sent);
    }

    /** Escapes characters that clients send but that URIs must not contain, since libraries reject them. */
    private static String sendable(String target) {
        StringBuilder sendable = new StringBuilder(target.length());
        String plain = target.replaceFirst("#.*", "");
        for (int at = 0; at < plain.length(); at++) {
            char each = plain.charAt(at);
            boolean escape = each == '%'
                    ? !ESCAPED.matcher(plain).region(at, plain.length()).lookingAt()
                    : isUnsafe(each);
            sendable.append(escape ? String.format(Locale.ROOT, "%%%02X", (int) each) : String.valueOf(each));
        }
        return sendable.toString();
    }

    private static boolean isUnsafe(char each) {
        return each <= ' ' || each == 0x7f || "\"<>\\^`{|}[]".indexOf(each) >= 0;
    }
}
