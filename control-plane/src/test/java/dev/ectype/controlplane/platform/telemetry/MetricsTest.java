package dev.ectype.controlplane.platform.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.LogLines;
import dev.ectype.controlplane.platform.Plan;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.NoSuchBeanDefinitionException;

class MetricsTest {
    @Test
    void showsRequestsByRouteAndThePoolOnAPortOfTheirOwn(@TempDir Path folder) throws Exception {
        try (ControlPlane plane =
                ControlPlane.start(folder, "ectype.metrics-port=0", "ectype.rate-limits.free.read=2")) {
            Client client = plane.organization(Plan.FREE);
            client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
            client.get("/v1/projects/shop").is(200);
            client.get("/v1/projects/none").is(404);
            client.get("/v1/projects/none").is(429);
            try (LogLines log = LogLines.listen()) {
                client.get("/secret-path/of-nothing").is(404);
                LoggerFactory.getLogger(MetricsTest.class).warn("the log is heard");
                assertThat(log.messages()).contains("the log is heard").noneMatch(line -> line.contains("secret-path"));
            }
            int port = plane.part(ManagementServer.class).port();
            String metrics = scrape(port, "/metrics").body();
            assertThat(metrics)
                    .contains(
                            "http_server_requests_seconds_count{method=\"POST\",status=\"201\",uri=\"/v1/projects\"} 1")
                    .contains(
                            "http_server_requests_seconds_count{method=\"GET\",status=\"200\",uri=\"/v1/projects/{id}\"} 1")
                    .contains(
                            "http_server_requests_seconds_count{method=\"GET\",status=\"404\",uri=\"/v1/projects/{id}\"} 1")
                    .contains("http_server_requests_seconds_count{method=\"GET\",status=\"404\",uri=\"none\"} 1")
                    .contains(
                            "http_server_requests_seconds_bucket{method=\"POST\",status=\"201\",uri=\"/v1/projects\",le=\"1.0\"}")
                    .contains("ectype_rate_limits_refused_total{plan=\"free\",routes=\"read\"} 1")
                    .contains("hikaricp_connections_active")
                    .contains("jvm_memory_used_bytes")
                    .containsPattern("ectype_disk_usable_bytes [1-9]")
                    .doesNotContain("secret-path", "shop");
            assertThat(scrape(port, "/").statusCode()).isEqualTo(404);
            assertThat(scrape(port, "/v1/health/live").body()).contains("\"status\":\"up\"");
            assertThat(scrape(port, "/v1/health/ready").body())
                    .isEqualTo(client.get("/v1/health/ready").body());
            client.get("/metrics").problem(404, "SERVICE_NOT_FOUND");
            client.get("/actuator").problem(404, "SERVICE_NOT_FOUND");
            client.get("/actuator/prometheus").problem(404, "SERVICE_NOT_FOUND");
        }
    }

    @Test
    void showsNothingUnlessAnOperatorAsksForIt() {
        ControlPlane plane = ControlPlane.shared();
        org.assertj.core.api.Assertions.assertThatThrownBy(() -> plane.part(ManagementServer.class))
                .isInstanceOf(NoSuchBeanDefinitionException.class);
        plane.organization(Plan.FREE).get("/actuator/prometheus").problem(404, "SERVICE_NOT_FOUND");
    }

    private static HttpResponse<String> scrape(int port, String path) throws Exception {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }
}
