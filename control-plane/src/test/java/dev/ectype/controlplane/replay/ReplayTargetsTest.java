package dev.ectype.controlplane.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.recording.Lines;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.StringNode;

/** Tests rejected targets of replays and the errors for targets with invalid responses. */
class ReplayTargetsTest {
    private final Client client = ControlPlane.shared().organization(Plan.FREE);

    @BeforeEach
    void makeProject() {
        client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
    }

    @Test
    void reportsInvalidTargets() throws Exception {
        String recording = Lines.upload(client, "/same");
        assertThat(reason(recording, "")).contains("refuse");
        assertThat(reason(recording, "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nshort"))
                .isNotEmpty();
        assertThat(reason(recording, "garbage\r\n\r\ngarbage")).isNotEmpty();
        assertThat(reason(recording, "HTTP/1.1 200 OK\r\n" + "a: b\r\n".repeat(300) + "\r\n"))
                .isNotEmpty();
        assertThat(reason(recording, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n"))
                .isNotEmpty();
        assertThat(reason(recording, "HTTP/1.1 200 OK\r\nContent-Length: 5000000\r\n\r\n" + "x".repeat(5_000_000)))
                .contains("larger than");
        assertThat(reason(recording, null)).endsWith("within 500 ms");
        assertThat(threads()).isZero();
    }

    private static void release(ServerSocket listening) throws IOException {
        listening.close();
    }

    /** Why a target that answers every connection so is none; null never answers. */
    private String reason(String recording, String answer) throws Exception {
        try (ServerSocket listening = new ServerSocket(0)) {
            Thread serving = new Thread(() -> {
                try (Socket socket = listening.accept()) {
                    if (answer == null) {
                        socket.getInputStream().readAllBytes();
                        return;
                    }
                    socket.getInputStream().read(new byte[10_000]);
                    socket.getOutputStream().write(answer.getBytes(StandardCharsets.UTF_8));
                } catch (IOException closed) {
                    return;
                }
            });
            serving.setDaemon(true);
            if (answer != null && answer.isEmpty()) {
                release(listening);
            } else {
                serving.start();
            }
            JsonNode result = client.post(
                            recording + "/replay",
                            "{\"targetUrl\":\"http://127.0.0.1:" + listening.getLocalPort() + "\",\"timeoutMs\":500}")
                    .is(200)
                    .json()
                    .at("/results/0");
            assertThat(result.get("kind").asString()).isEqualTo("connectivity_error");
            return result.get("actual").asString();
        }
    }

    @Test
    void headersOfTheConnectionAreNotTheClients() {
        String recording = Lines.upload(client, "/same");
        for (String header : List.of(
                "\"Host\":\"a\"", "\"content-length\":\"1\"", "\"a b\":\"c\"", "\"a\":\"b\\r\\nc: d\"", "\"a\":null")) {
            client.post(recording + "/replay", body("\"headers\":{" + header + "}"))
                    .problem(400, "SERVICE_INVALID_REQUEST");
        }
        for (String timeout : List.of("0", "30001", "-1", "\"5\"")) {
            client.post(recording + "/replay", body("\"timeoutMs\":" + timeout))
                    .problem(400, "SERVICE_INVALID_REQUEST");
        }
    }

    @ParameterizedTest
    @MethodSource("dev.ectype.controlplane.platform.outbound.ForbiddenTargets#everywhere")
    @ValueSource(strings = "http://93.184.215.14/?query")
    void doesNotCallPrivateAddresses(String address) {
        String recording = Lines.upload(client, "/same");
        Reply refused = client.post(recording + "/replay", "{\"targetUrl\":" + quoted(address) + "}")
                .problem(400, "SERVICE_INVALID_REQUEST");
        assertThat(refused.json().at("/details/fields/0/path").asString()).isEqualTo("targetUrl");
        assertThat(client.get(recording + "/replays").items()).isEmpty();
    }

    private static String quoted(String text) {
        return StringNode.valueOf(text).toString();
    }

    private static String body(String more) {
        return "{\"targetUrl\":\"http://127.0.0.1:1\"," + more + "}";
    }

    private static long threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("replay"))
                .count();
    }
}
