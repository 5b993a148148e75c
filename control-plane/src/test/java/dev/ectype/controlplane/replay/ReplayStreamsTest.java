package dev.ectype.controlplane.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.recording.Lines;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Streams the results of a replay as lines while it runs. */
class ReplayStreamsTest {
    private final Client client = ReplayTarget.client();
    private final ReplayTarget target = ReplayTarget.start();

    @AfterEach
    void stop() {
        target.close();
    }

    @Test
    void linesComeWhileTheReplayGoesOn() throws Exception {
        String recording = Lines.upload(client, "/same", "/wait", "/same");
        try (Socket socket = ReplayTarget.send(
                client, recording, "Accept: application/x-ndjson\r\n", target.body("\"timeoutMs\":20000"))) {
            BufferedReader lines =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            assertThat(next(lines)).contains("{\"result\":{\"seq\":1,\"kind\":\"match\"");
            assertThat(client.get(recording + "/replays")
                            .items()
                            .get(0)
                            .get("state")
                            .asString())
                    .isEqualTo("running");
            target.release();
            assertThat(next(lines)).contains("\"seq\":2");
            assertThat(next(lines)).contains("\"seq\":3");
            assertThat(next(lines)).contains("{\"replay\":{").contains("\"state\":\"completed\"");
        }
    }

    @Test
    void linesAreNotBufferedByProxies() {
        String recording = Lines.upload(client, "/same");
        Client lines = client.with("Accept", "application/x-ndjson");
        assertThat(lines.post(recording + "/replay", target.body("\"timeoutMs\":2000"))
                        .is(200)
                        .header("X-Accel-Buffering"))
                .isEqualTo("no");
        assertThat(client.post(recording + "/replay", target.body("\"timeoutMs\":2000"))
                        .is(200)
                        .header("X-Accel-Buffering"))
                .isNull();
    }

    @Test
    void clientThatGoesAwayEndsItsReplay() throws Exception {
        String recording =
                Lines.upload(client, "/same", "/wait", "/same", "/same", "/same", "/same", "/same", "/same", "/same");
        try (Socket socket = ReplayTarget.send(
                client, recording, "Accept: application/x-ndjson\r\n", target.body("\"timeoutMs\":20000"))) {
            BufferedReader lines =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            next(lines);
            socket.setSoLinger(true, 0);
        }
        target.release();
        JsonNode replay = Awaitility.await()
                .until(
                        () -> client.get(recording + "/replays").items().get(0),
                        found -> !found.get("state").asString().equals("running"));
        assertThat(replay.get("state").asString()).isEqualTo("failed");
        assertThat(replay.get("error").asString()).isEqualTo("the client closed the connection");
        assertThat(replay.at("/summary/requests").asInt()).isBetween(1, 8);
        assertThat(threads()).isZero();
        assertThat(target.kinds(client, recording, "\"timeoutMs\":1000")).hasSize(9);
    }

    private static String next(BufferedReader lines) throws IOException {
        String line = lines.readLine();
        while (line != null && !line.startsWith("{")) {
            line = lines.readLine();
        }
        return line;
    }

    private static long threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("replay"))
                .count();
    }
}
