package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.RecordedHeader;
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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Sends requests to a server with the HTTP client of the JDK. */
public final class HttpReplayTarget implements ReplayTarget {
    private static final int LONGEST_REPLY = 16 << 20;

    private final HttpClient client;
    private final String address;
    private final List<RecordedHeader> headers;
    private final Duration patience;

    /**
     * Creates a target.
     *
     * @param address the server's address, such as {@code http://127.0.0.1:4010}; its path precedes each recorded path
     * @param headers the headers that replace recorded ones of the same names
     * @param patience the time limit for a whole reply
     */
    public HttpReplayTarget(HttpClient client, URI address, List<RecordedHeader> headers, Duration patience) {
        this.client = client;
        this.address = address.toString().replaceFirst("/+$", "");
        this.headers = List.copyOf(headers);
        this.patience = patience;
    }

    @Override
    public RecordedReply send(RecordedRequest request) throws NoResponse, InterruptedException {
        HttpRequest prepared = prepared(request);
        CompletableFuture<HttpResponse<byte[]>> pending =
                client.sendAsync(prepared, about -> new BoundedReplySubscriber(LONGEST_REPLY));
        try {
            return read(pending.get(patience.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException late) {
            pending.cancel(true);
            throw new NoResponse("no complete response within " + patience.toMillis() + " ms", false);
        } catch (ExecutionException failed) {
            throw reason(failed.getCause() == null ? failed : failed.getCause());
        }
    }

    private HttpRequest prepared(RecordedRequest request) throws NoResponse {
        SentRequest sent = SentRequest.of(address, headers, request);
        try {
            HttpRequest.Builder builder = HttpRequest.newBuilder(sent.address()).timeout(patience);
            sent.headers().forEach(each -> builder.header(each.name(), each.value()));
            byte[] body = sent.body();
            return builder.method(
                            sent.method(), body == null ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(body))
                    .build();
        } catch (IllegalArgumentException invalid) {
            throw new NoResponse("the request cannot be sent: " + invalid.getMessage(), false);
        }
    }

    private static RecordedReply read(HttpResponse<byte[]> response) throws NoResponse {
        List<RecordedHeader> headers = new ArrayList<>();
        response.headers().map().forEach((name, values) -> {
            if (!name.startsWith(":")) {
                values.forEach(value -> headers.add(new RecordedHeader(name, value)));
            }
        });
        return ReplyDecoder.decoded(response.statusCode(), headers, response.body(), LONGEST_REPLY);
    }

    private static NoResponse reason(Throwable cause) {
        boolean unreachable = cause instanceof ConnectException || cause instanceof HttpConnectTimeoutException;
        if (unreachable && cause.getCause() instanceof UnresolvedAddressException || cause.getMessage() == null) {
            return new NoResponse(
                    unreachable ? "the host is unknown or refuses connections" : cause.toString(), unreachable);
        }
        return new NoResponse(String.valueOf(cause.getMessage()), unreachable);
    }
}
