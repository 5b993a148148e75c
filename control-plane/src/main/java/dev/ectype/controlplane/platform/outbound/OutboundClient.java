package dev.ectype.controlplane.platform.outbound;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.annotation.PreDestroy;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.hc.client5.http.DnsResolver;
import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.client5.http.classic.methods.HttpUriRequestBase;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.client5.http.impl.io.ManagedHttpClientConnectionFactory;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.client5.http.protocol.HttpClientContext;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.EndpointDetails;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.NoHttpResponseException;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http.io.SocketConfig;
import org.apache.hc.core5.http.io.entity.ByteArrayEntity;
import org.apache.hc.core5.util.TimeValue;
import org.apache.hc.core5.util.Timeout;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Calls addresses that clients name. It connects only to addresses that the guard has checked, follows no redirects, ignores proxies of the
 * environment, and limits the size and the time of responses.
 */
@Component
public final class OutboundClient {
    private static final Timeout CONNECT = Timeout.ofSeconds(3);
    private static final Timeout SILENCE = Timeout.ofSeconds(3);
    private static final int TOTAL_SECONDS = 8;
    private static final int AT_ONCE = 4;
    private static final int LONGEST_LINE = 16 * 1024;
    private static final int MOST_HEADERS = 200;

    private final AddressGuard guard;
    private final CloseableHttpClient client;
    /** Limits concurrent calls, so that slow servers cannot occupy all threads. */
    private final Semaphore turns = new Semaphore(AT_ONCE);

    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "outbound");
        thread.setDaemon(true);
        return thread;
    });

    OutboundClient(AddressGuard guard) {
        this.guard = guard;
        this.client = HttpClients.custom()
                .setConnectionManager(PoolingHttpClientConnectionManagerBuilder.create()
                        .setDnsResolver(new GuardedResolver(guard))
                        // Limits response heads, which are held in memory.
                        .setConnectionFactory(ManagedHttpClientConnectionFactory.builder()
                                .http1Config(Http1Config.custom()
                                        .setMaxLineLength(LONGEST_LINE)
                                        .setMaxHeaderCount(MOST_HEADERS)
                                        .build())
                                .build())
                        .setDefaultConnectionConfig(ConnectionConfig.custom()
                                .setConnectTimeout(CONNECT)
                                .setSocketTimeout(SILENCE)
                                // Checks before each use whether the server has closed a pooled connection.
                                .setValidateAfterInactivity(TimeValue.ZERO_MILLISECONDS)
                                .build())
                        // The timeout includes the TLS handshake.
                        .setDefaultSocketConfig(
                                SocketConfig.custom().setSoTimeout(SILENCE).build())
                        .build())
                .setDefaultRequestConfig(
                        RequestConfig.custom().setResponseTimeout(SILENCE).build())
                .disableRedirectHandling()
                .disableCookieManagement()
                .disableAutomaticRetries()
                .disableAuthCaching()
                // Disables decompression, which could turn a small response into a large one.
                .disableContentCompression()
                .setUserAgent("ectype-control-plane")
                .build();
    }

    /** Gets a response of limited size from an address. */
    public Answer get(URI address, int limit) throws IOException {
        URI checked = guard.parse(address.toString());
        HttpGet request = new HttpGet(checked);
        request.setHeader("Accept", "application/json");
        if (!turns.tryAcquire()) {
            throw new ServiceException(
                            ErrorCode.UNAVAILABLE,
                            "Too many outgoing requests are in progress; send this again in a moment.")
                    .header("Retry-After", Integer.toString(TOTAL_SECONDS));
        }
        try {
            return execute(request, limit, Duration.ofSeconds(TOTAL_SECONDS));
        } finally {
            turns.release();
        }
    }

    /** Sends a request if the guard allows it. Callers with many requests acquire their turn themselves. */
    public Answer send(Call call) throws IOException {
        URI checked = guard.parse(call.address().toString());
        HttpUriRequestBase request = new HttpUriRequestBase(call.method(), checked);
        call.headers().forEach(header -> request.addHeader(header.get(0), header.get(1)));
        if (call.body() != null) {
            request.setEntity(new ByteArrayEntity(call.body(), null));
        }
        request.setConfig(RequestConfig.custom()
                // This timeout is slightly longer, so that the timer below ends silent servers with its clear message.
                .setResponseTimeout(Timeout.of(call.patience().plusSeconds(1)))
                .setConnectionRequestTimeout(CONNECT)
                .build());
        return execute(request, call.limit(), call.patience());
    }

    private Answer execute(HttpUriRequestBase request, int limit, Duration patience) throws IOException {
        AtomicBoolean late = new AtomicBoolean();
        ScheduledFuture<?> end = clock.schedule(
                () -> {
                    late.set(true);
                    request.cancel();
                },
                patience.toMillis(),
                TimeUnit.MILLISECONDS);
        try {
            return onFreshConnection(request, limit);
        } catch (IOException failed) {
            throw late.get()
                    ? new IOException("the response was not complete within " + patience.toMillis() + " ms", failed)
                    : failed;
        } finally {
            end.cancel(false);
        }
    }

    /** Repeats a request if the server had closed the reused connection without a byte in response. */
    private Answer onFreshConnection(HttpUriRequestBase request, int limit) throws IOException {
        HttpClientContext context = HttpClientContext.create();
        try {
            return executed(request, context, limit);
        } catch (NoHttpResponseException closed) {
            EndpointDetails connection = context.getEndpointDetails();
            if (connection == null || connection.getRequestCount() < 2) {
                throw closed;
            }
            return executed(request, HttpClientContext.create(), limit);
        }
    }

    private Answer executed(HttpUriRequestBase request, HttpClientContext context, int limit) throws IOException {
        return client.execute(request, context, response -> {
            try {
                return read(response, limit);
            } catch (IOException failed) {
                // Otherwise the client would read the whole rest of the response.
                request.cancel();
                throw failed;
            }
        });
    }

    private static Answer read(ClassicHttpResponse response, int limit) throws IOException {
        List<List<String>> headers = new ArrayList<>();
        for (Header header : response.getHeaders()) {
            headers.add(List.of(header.getName(), header.getValue() == null ? "" : header.getValue()));
        }
        if (response.getEntity() == null) {
            return new Answer(response.getCode(), headers, new byte[0]);
        }
        byte[] body = response.getEntity().getContent().readNBytes(limit + 1);
        if (body.length > limit) {
            throw new IOException("the response is larger than " + limit + " bytes");
        }
        return new Answer(response.getCode(), headers, body);
    }

    @PreDestroy
    void close() throws IOException {
        clock.shutdownNow();
        client.close();
    }

    /** Holds a response; each header is a name and a value. */
    public record Answer(int status, List<List<String>> headers, byte[] body) {}

    /**
     * Holds a request.
     *
     * @param headers the headers, each a name and a value
     * @param body the body; null for methods without one
     * @param patience the time limit of the whole response
     * @param limit the maximum size of the response in bytes
     */
    public record Call(
            String method,
            URI address,
            List<List<String>> headers,
            byte @Nullable [] body,
            Duration patience,
            int limit) {}

    /** Resolves hosts with the guard, so that no second lookup can return other addresses. */
    private record GuardedResolver(AddressGuard guard) implements DnsResolver {
        @Override
        public InetAddress[] resolve(String host) throws UnknownHostException {
            try {
                return guard.resolve(host);
            } catch (RefusedAddress refused) {
                throw (UnknownHostException) new UnknownHostException(refused.getMessage()).initCause(refused);
            }
        }

        @Override
        public String resolveCanonicalHostname(String host) {
            return host;
        }
    }
}
