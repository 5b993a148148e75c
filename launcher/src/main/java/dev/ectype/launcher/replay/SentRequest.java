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
 * @param body null where none belongs to the method
 */
public record SentRequest(String method, URI address, List<RecordedHeader> headers, byte @Nullable [] body) {
    private static final Pattern ESCAPED = Pattern.compile("%[0-9A-Fa-f]{2}");
    private static final Pattern NAME = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+");
    private static final Pattern VALUE = Pattern.compile("[\\t\\x20-\\x7e\\x80-\\xff]*");

    /** What belongs to a connection, or is made anew for each request. */
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
     * Makes it.
     *
     * @param address the target's, without a slash at its end; a path in it stands before the recorded one
     * @param given sent instead of recorded headers of the same names
     */
    public static SentRequest of(String address, List<RecordedHeader> given, RecordedRequest request)
            throws NoResponse {
        try {
            URI asked =
                    URI.create(URI.create(address + sendable(request.target())).toASCIIString());
            boolean empty = request.body().isEmpty();
            boolean posted = List.of("POST", "PUT", "PATCH").contains(request.method());
            return new SentRequest(
                    request.method(),
                    asked,
                    headersOf(request, given),
                    empty && !posted ? null : request.body().bytes());
        } catch (IllegalArgumentException refused) {
            throw new NoResponse("the request cannot be sent: " + refused.getMessage(), false);
        }
    }

    /** Whether a header, whose name is in lower case, belongs to a connection and not to what is asked. */
    public static boolean isOfConnection(String name) {
        return LEFT_OUT.contains(name.toLowerCase(Locale.ROOT));
    }

    /** Whether a header can be sent as it is, and is not more than one. */
    public static boolean isSendable(RecordedHeader header) {
        return NAME.matcher(header.name()).matches()
                && VALUE.matcher(header.value()).matches();
    }

    private static List<RecordedHeader> headersOf(RecordedRequest request, List<RecordedHeader> given) {
        List<RecordedHeader> sent = new ArrayList<>();
        for (RecordedHeader each : request.headers()) {
            boolean instead = given.stream().anyMatch(other -> other.name().equals(each.name()));
            if (!instead && !isOfConnection(each.name()) && !each.name().startsWith("x-forwarded-")) {
                if (!isSendable(each)) {
                    throw new IllegalArgumentException("a header has a name or value that no header may have");
                }
                sent.add(each);
            }
        }
        sent.addAll(given);
        return List.copyOf(sent);
    }

    /** Clients send characters that no address may have; libraries refuse them unless they are escaped. */
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
