package dev.ectype.controlplane.platform.telemetry;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.health.Health;
import dev.ectype.controlplane.platform.health.Readiness;
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
import tools.jackson.databind.json.JsonMapper;

/**
 * Serves metrics and health on a separate address with separate threads, so that API clients cannot reach the metrics and probes work under
 * load.
 */
public final class ManagementServer implements SmartLifecycle {
    private static final String METRICS = "text/plain; version=0.0.4; charset=utf-8";
    private static final String JSON = "application/json";
    /** Readiness probes may wait for the database and must not block the others. */
    private static final int THREADS = 4;

    private static final int OK = 200;
    private static final int NOT_FOUND = 404;
    private static final int UNAVAILABLE = 503;

    private final InetSocketAddress address;
    private final PrometheusMeterRegistry meters;
    private final Readiness readiness;
    private final JsonMapper json;
    private @Nullable HttpServer server;
    private @Nullable ExecutorService executor;

    ManagementServer(Settings settings, PrometheusMeterRegistry meters, Readiness readiness, JsonMapper json) {
        this.address = new InetSocketAddress(
                settings.metricsAddress(), Objects.requireNonNull(settings.metricsPort(), "ectype.metrics-port"));
        this.meters = meters;
        this.readiness = readiness;
        this.json = json;
    }

    /** Returns the actual port, if the settings request any free one. */
    public int port() {
        return Objects.requireNonNull(server, "the management server runs")
                .getAddress()
                .getPort();
    }

    @Override
    public void start() {
        try {
            HttpServer made = HttpServer.create(address, 0);
            ExecutorService answering = Executors.newFixedThreadPool(THREADS, work -> {
                Thread thread = new Thread(work, "management");
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
                    "Cannot serve metrics on " + address + ": " + failed.getMessage()
                            + "; choose another ectype.metrics-port.",
                    failed);
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            switch (exchange.getRequestURI().getPath()) {
                case "/metrics" -> send(exchange, OK, METRICS, meters.scrape().getBytes(StandardCharsets.UTF_8));
                case "/v1/health/live" -> send(exchange, OK, JSON, json.writeValueAsBytes(Health.alive()));
                case "/v1/health/ready" -> {
                    Health health = readiness.check();
                    send(exchange, health.isUp() ? OK : UNAVAILABLE, JSON, json.writeValueAsBytes(health));
                }
                default -> exchange.sendResponseHeaders(NOT_FOUND, -1);
            }
        }
    }

    private static void send(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
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
