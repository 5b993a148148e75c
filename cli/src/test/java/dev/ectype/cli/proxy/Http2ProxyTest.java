package dev.ectype.cli.proxy;

import static dev.ectype.cli.proxy.ScriptedServer.readTo;
import static dev.ectype.cli.proxy.ScriptedServer.write;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.launcher.recording.CapturedExchange;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Clients that speak HTTP/2 from their first byte on. */
@Timeout(60)
final class Http2ProxyTest {
    @Test
    void streamsOfOneConnectionAreExchangesOfTheirOwn() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    while (true) {
                        String head = readTo(socket, "\r\n\r\n");
                        assertThat(head).doesNotContainIgnoringCase("x-http2");
                        String path = head.split(" ")[1];
                        write(socket, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
                        write(socket, Integer.toHexString(path.length()) + "\r\n" + path + "\r\n0\r\n\r\n");
                    }
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address());
                Http2Client client = new Http2Client(proxy.port())) {
            List<CompletableFuture<String>> answers = new ArrayList<>();
            for (int number = 0; number < 50; number++) {
                answers.add(client.send("GET", "/" + number, ""));
            }
            for (int number = 0; number < 50; number++) {
                assertThat(answers.get(number).get()).isEqualTo("200 /" + number);
            }
            assertThat(proxy.exchanges(50))
                    .hasSize(50)
                    .extracting(CapturedExchange::fault)
                    .containsOnlyNulls();
        }
    }

    @Test
    void bodiesGoThrough() throws Exception {
        String sent = "x".repeat(300_000);
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    readTo(socket, "\r\n\r\n");
                    readTo(socket, "0\r\n\r\n");
                    write(socket, "HTTP/1.1 201 Created\r\nContent-Length: 200000\r\n\r\n" + "y".repeat(200_000));
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address());
                Http2Client client = new Http2Client(proxy.port())) {
            assertThat(client.send("POST", "/", sent).get()).isEqualTo("201 " + "y".repeat(200_000));
            assertThat(proxy.only().request().body()).hasToString(sent);
            assertThat(proxy.only().reply().body().whole()).isEqualTo(200_000);
        }
    }

    @Test
    void serverErrorsAffectTheirStreamOnly() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    String path = readTo(socket, "\r\n\r\n").split(" ")[1];
                    write(
                            socket,
                            switch (path) {
                                case "/closed" -> "";
                                case "/short" -> "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort";
                                default -> "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
                            });
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address());
                Http2Client client = new Http2Client(proxy.port())) {
            assertThat(client.send("GET", "/closed", "").get()).startsWith("502 {\"code\":\"UPSTREAM_CLOSED\"");
            assertThatThrownBy(() -> client.send("GET", "/short", "").get())
                    .hasRootCauseInstanceOf(RuntimeException.class);
            assertThat(client.send("GET", "/fine", "").get()).isEqualTo("200 ok");
        }
    }
}
