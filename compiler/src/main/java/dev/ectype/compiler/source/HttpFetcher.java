package dev.ectype.compiler.source;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Fetches files over HTTP. It follows redirects only within the origin. */
public final class HttpFetcher implements Fetcher {
    private static final int REDIRECTS = 3;

    private final Duration timeout;
    private @Nullable HttpClient client;

    /** Creates a fetcher with a time limit per file, from the first byte sent to the last received. */
    public HttpFetcher(Duration timeout) {
        this.timeout = timeout;
    }

    @Override
    public byte[] fetch(URI address, int limit) throws IOException {
        URI current = address;
        for (int hops = 0; hops <= REDIRECTS; hops++) {
            HttpResponse<byte[]> response = get(current, limit);
            String location = response.headers().firstValue("location").orElse("");
            if (response.statusCode() / 100 == 2) {
                return response.body();
            }
            if (response.statusCode() / 100 != 3 || location.isEmpty()) {
                throw new IOException("the server responded with " + response.statusCode());
            }
            current = redirected(current, location);
        }
        throw new IOException("the server redirects more than " + REDIRECTS + " times");
    }

    private static URI redirected(URI from, String location) throws IOException {
        try {
            URI target = from.resolve(location);
            if (UrlRoot.origin(target).equals(UrlRoot.origin(from))) {
                return target;
            }
        } catch (IllegalArgumentException noAddress) {
            throw new IOException("the server redirects without an address", noAddress);
        }
        throw new IOException("the server redirects to another origin: " + location);
    }

    private HttpResponse<byte[]> get(URI address, int limit) throws IOException {
        HttpRequest request = HttpRequest.newBuilder(address)
                .header("accept", "application/json, application/yaml, */*")
                .build();
        CompletableFuture<HttpResponse<byte[]>> answer =
                client().sendAsync(request, ignored -> new LimitedBodySubscriber(limit));
        try {
            return answer.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            throw new IOException(
                    "the server sent no complete response within " + timeout.toSeconds() + " seconds", late);
        } catch (ExecutionException problem) {
            throw new IOException("the connection failed", problem);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", stop);
        } finally {
            answer.cancel(true);
        }
    }

    private HttpClient client() {
        HttpClient known = client;
        if (known == null) {
            known = HttpClient.newBuilder()
                    .connectTimeout(timeout)
                    .followRedirects(HttpClient.Redirect.NEVER)
                    .build();
            client = known;
        }
        return known;
    }
}
