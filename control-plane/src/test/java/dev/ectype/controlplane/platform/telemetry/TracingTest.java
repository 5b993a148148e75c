package dev.ectype.controlplane.platform.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TracingTest {
    private static final String TRACE = "0af7651916cd43dd8448eb211c80319c";

    private final List<String> requests = new CopyOnWriteArrayList<>();
    private final List<String> bodies = new CopyOnWriteArrayList<>();

    @Test
    void spansArriveAtTheCollectorThatIsNamed(@TempDir Path folder) throws Exception {
        HttpServer collector = collector();
        try {
            String endpoint = "http://127.0.0.1:" + collector.getAddress().getPort();
            try (ControlPlane plane = ControlPlane.start(folder, "otel.exporter.otlp.endpoint=" + endpoint)) {
                Client client = plane.organization(Plan.FREE);
                client.with("traceparent", "00-" + TRACE + "-b7ad6b7169203331-01")
                        .get("/v1/projects/private-slug?q=private-query")
                        .is(404);
                client.get("/v1/me").is(200);
            }
            assertThat(requests).isNotEmpty().containsOnly("POST /v1/traces");
            assertThat(String.join("", bodies))
                    .contains("GET /v1/projects/{id}", "GET /v1/me", "ectype-control-plane")
                    .contains(new String(HexFormat.of().parseHex(TRACE), StandardCharsets.ISO_8859_1))
                    .doesNotContain("private-slug", "private-query", "usk_");
        } finally {
            collector.stop(0);
        }
    }

    @Test
    void nothingIsStartedWithoutACollector() {
        ControlPlane plane = ControlPlane.shared();
        plane.organization(Plan.FREE).get("/v1/me").is(200);
        assertThat(plane.part(Tracing.class).getClass()).isEqualTo(Tracing.class);
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .noneMatch(name -> name.contains("SpanProcessor"));
    }

    private HttpServer collector() throws Exception {
        HttpServer collector = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        collector.createContext("/", exchange -> {
            try (exchange) {
                requests.add(exchange.getRequestMethod() + " " + exchange.getRequestURI());
                bodies.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.ISO_8859_1));
                exchange.sendResponseHeaders(200, -1);
            }
        });
        collector.start();
        return collector;
    }
}
