package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.launcher.recording.CapturedExchange;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Selects exchanges of a recording; an absent criterion matches all.
 *
 * @param status the status, such as {@code 404} or {@code 4xx}
 * @param path the text that the path or query contains
 * @param host the host of the request, with its port if the address has one
 * @param text the text that the URL, a header value or a body contains, in any case
 */
public record ExchangeFilter(
        @Nullable String method,
        @Nullable String status,
        @Nullable String path,
        @Nullable String host,
        @Nullable ExchangeTextSearch text) {
    public ExchangeFilter {
        if (status != null && !status.matches("[0-9]{3}|[1-9](?i:xx)")) {
            throw InvalidRequest.of("status", "status", "must be a status such as 404, or a class such as 4xx");
        }
    }

    /** Returns whether the exchange of a line may match; others need not be parsed. */
    boolean mayMatch(byte[] line, int length) {
        return text == null || text.mayBeIn(line, length);
    }

    /** Returns whether an exchange matches all criteria except for the text. */
    boolean matches(CapturedExchange exchange) {
        return (method == null || method.equalsIgnoreCase(exchange.request().method()))
                && (status == null || isStatus(exchange.reply().status()))
                && (path == null || exchange.request().target().contains(path))
                && (host == null
                        || host.equalsIgnoreCase(host(exchange.request().url())));
    }

    private boolean isStatus(int code) {
        String digits = String.format(Locale.ROOT, "%03d", code);
        return status == null
                || status.equals(digits)
                || status.substring(1).equalsIgnoreCase("xx") && status.charAt(0) == digits.charAt(0);
    }

    private static String host(String url) {
        String authority = url.replaceFirst("(?s)^[A-Za-z]+://([^/?#]*).*", "$1");
        return authority.substring(authority.lastIndexOf('@') + 1);
    }
}
