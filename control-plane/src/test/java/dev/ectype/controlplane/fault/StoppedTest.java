package dev.ectype.controlplane.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.PlaneProcess;
import dev.ectype.controlplane.StartsProcesses;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Stops a control plane during its work. */
@StartsProcesses
class StoppedTest {
    private static final String BODY = "{\"name\":\"in flight\"}";

    @TempDir
    private Path folder;

    @Test
    void requestInFlightIsAnsweredAndUsageIsKept() throws Exception {
        String key;
        try (PlaneProcess plane = PlaneProcess.start(folder.resolve("data"))) {
            key = plane.adminKey();
            Client client = plane.client(key);
            for (int at = 0; at < 25; at++) {
                client.get("/v1/me").is(200);
            }
            try (Socket socket = new Socket("127.0.0.1", plane.address().getPort())) {
                OutputStream out = socket.getOutputStream();
                out.write(("POST /v1/projects HTTP/1.1\r\nHost: x\r\nx-service-key: " + key
                                + "\r\nContent-Type: application/json\r\nContent-Length: " + BODY.length() + "\r\n\r\n"
                                + BODY.substring(0, 5))
                        .getBytes(StandardCharsets.US_ASCII));
                out.flush();
                Thread.sleep(300);
                plane.terminate();
                Thread.sleep(500);
                out.write(BODY.substring(5).getBytes(StandardCharsets.US_ASCII));
                out.flush();
                assertThat(statusLine(socket.getInputStream())).contains(" 201");
            }
            assertThat(plane.printed()).isEmpty();
            assertThat(plane.exitCode()).isZero();
        }
        try (PlaneProcess again = PlaneProcess.start(folder.resolve("data"))) {
            Client client = again.client(key);
            assertThat(client.get("/v1/projects/in-flight").is(200).text("name"))
                    .isEqualTo("in flight");
            JsonNode usage = client.get("/v1/usage").is(200).items();
            assertThat(usage).hasSize(1);
            assertThat(usage.get(0).get("requests").asInt()).isEqualTo(26);
        }
    }

    @Test
    void aFirstStartThatIsStoppedSaysSoInOneLineAndTheNextOneWorks() throws Exception {
        Path data = folder.resolve("data");
        Process first = PlaneProcess.begin(data, Map.of(), "--port", "0", "--log", "json");
        Awaitility.await().atMost(Duration.ofMinutes(1)).until(() -> Files.exists(data.resolve("postgres")));
        first.toHandle().destroy();
        assertThat(first.waitFor()).isZero();
        assertThat(first.getInputStream()).isEmpty();
        assertThat(PlaneProcess.log(data))
                .hasContent("stopped before the control plane was ready; the next start continues from here");
        try (PlaneProcess second = PlaneProcess.start(data)) {
            second.client(second.adminKey()).get("/v1/me").is(200);
        }
    }

    private static String statusLine(InputStream in) throws Exception {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next >= 0 && next != '\r'; next = in.read()) {
            line.append((char) next);
        }
        return line.toString();
    }
}
