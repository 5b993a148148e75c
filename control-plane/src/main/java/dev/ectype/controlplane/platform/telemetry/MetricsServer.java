package dev.ectype.controlplane.platform.telemetry;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.ectype.controlplane.platform.Settings;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import org.springframework.context.SmartLifecycle;

/** Shows metrics on an address of their own, so that who reaches the API does not reach them. */
public final class MetricsServer implements SmartLifecycle {
    private static final String PATH = "/metrics";
    private static final String FORM = "text/plain; version=0.0.4; charset=utf-8";
    private static final int OK = 200;
    private static final int NOT_FOUND = 404;

    private final InetSocketAddress address;
    private final PrometheusMeterRegistry meters;
    private @Nullable HttpServer server;
    private @Nullable ExecutorService executor;

    MetricsServer(Settings settings, PrometheusMeterRegistry meters) {
        this.address = new InetSocketAddress(
                settings.metricsAddress(), Objects.requireNonNull(settings.metricsPort(), "ectype.metrics-port"));
        this.meters = meters;
    }

    /** Where it listens, where any port was asked for. */
    public int port() {
        return Objects.requireNonNull(server, "the server of metrics runs")
                .getAddress()
                .getPort();
    }

    @Override
    public void start() {
        try {
            HttpServer made = HttpServer.create(address, 0);
            ExecutorService answering = Executors.newSingleThreadExecutor(work -> {
                Thread thread = new Thread(work, "metrics");
                thread.setDaemon(true);
                return thread;
            });
            made.setExecutor(answering);
            made.createContext("/", this::answer);
            made.start();
            server = made;
            executor = answering;
        } catch (IOException failed) {
            throw new UncheckedIOException(
                    "Cannot show metrics on " + address + ": " + failed.getMessage()
                            + "; choose another ectype.metrics-port.",
                    failed);
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            if (!exchange.getRequestURI().getPath().equals(PATH)) {
                exchange.sendResponseHeaders(NOT_FOUND, -1);
                return;
            }
            byte[] body = meters.scrape().getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", FORM);
            exchange.sendResponseHeaders(OK, body.length);
            exchange.getResponseBody().write(body);
        }
    }

    @Override
    public void stop() {
        if (server != null && executor != null) {
            server.stop(0);
            executor.shutdownNow();
            server = null;
        }
    }

    @Override
    public boolean isRunning() {
        return server != null;
    }
}
