package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.Body;
import dev.ectype.launcher.recording.ContentCoding;
import dev.ectype.launcher.recording.Header;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.channels.UnresolvedAddressException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;

/** A server at an address, asked through the client of the platform. */
public final class HttpTarget implements Target {
    private static final int LONGEST_REPLY = 16 << 20;
    private static final Pattern ESCAPED = Pattern.compile("%[0-9A-Fa-f]{2}");

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

    private final HttpClient client;
    private final String address;
    private final List<Header> headers;
    private final Duration patience;

    /**
     * Makes it.
     *
     * @param address such as {@code http://127.0.0.1:4010}; a path in it stands before each recorded one
     * @param headers sent instead of recorded ones of the same names
     * @param patience how long a whole reply may take
     */
    public HttpTarget(HttpClient client, URI address, List<Header> headers, Duration patience) {
        this.client = client;
        this.address = address.toString().replaceFirst("/+$", "");
        this.headers = List.copyOf(headers);
        this.patience = patience;
    }

    @Override
    public RecordedReply ask(RecordedRequest request) throws NoAnswer, InterruptedException {
        HttpRequest prepared = prepared(request);
        CompletableFuture<HttpResponse<byte[]>> answer =
                client.sendAsync(prepared, about -> new BoundedBytes(LONGEST_REPLY));
        try {
            return read(answer.get(patience.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException late) {
            answer.cancel(true);
            throw new NoAnswer("there was no whole reply within " + patience.toMillis() + " ms", false);
        } catch (ExecutionException failed) {
            throw reason(failed.getCause() == null ? failed : failed.getCause());
        }
    }

    private HttpRequest prepared(RecordedRequest request) throws NoAnswer {
        try {
            HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(address + sendable(request.target())));
            builder.timeout(patience);
            for (Header each : headersOf(request)) {
                builder.header(each.name(), each.value());
            }
            boolean empty = request.body().isEmpty();
            boolean posted = List.of("POST", "PUT", "PATCH").contains(request.method());
            return builder.method(
                            request.method(),
                            empty && !posted
                                    ? BodyPublishers.noBody()
                                    : BodyPublishers.ofByteArray(request.body().bytes()))
                    .build();
        } catch (IllegalArgumentException refused) {
            throw new NoAnswer("the request cannot be sent: " + refused.getMessage(), false);
        }
    }

    private List<Header> headersOf(RecordedRequest request) {
        List<Header> sent = new ArrayList<>();
        for (Header each : request.headers()) {
            boolean instead = headers.stream().anyMatch(given -> given.name().equals(each.name()));
            if (!instead && !LEFT_OUT.contains(each.name()) && !each.name().startsWith("x-forwarded-")) {
                sent.add(each);
            }
        }
        sent.addAll(headers);
        return sent;
    }

    /** Clients send characters that no address may have; the platform's refuses them unless they are escaped. */
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

    private static RecordedReply read(HttpResponse<byte[]> response) throws NoAnswer {
        List<Header> headers = new ArrayList<>();
        response.headers().map().forEach((name, values) -> {
            if (!name.startsWith(":")) {
                values.forEach(value -> headers.add(new Header(name, value)));
            }
        });
        String encoding = Header.first(headers, "content-encoding");
        Body decoded = encoding == null ? null : ContentCoding.decoded(response.body(), encoding, LONGEST_REPLY);
        if (decoded != null && decoded.isCut()) {
            throw new NoAnswer("the reply is longer than " + (LONGEST_REPLY >> 20) + " MiB once it is unpacked", false);
        }
        return new RecordedReply(response.statusCode(), headers, decoded == null ? Body.of(response.body()) : decoded);
    }

    private static NoAnswer reason(Throwable cause) {
        boolean unreachable = cause instanceof ConnectException || cause instanceof HttpConnectTimeoutException;
        if (unreachable && cause.getCause() instanceof UnresolvedAddressException || cause.getMessage() == null) {
            return new NoAnswer(unreachable ? "the host is not known or refuses" : cause.toString(), unreachable);
        }
        return new NoAnswer(String.valueOf(cause.getMessage()), unreachable);
    }
}
