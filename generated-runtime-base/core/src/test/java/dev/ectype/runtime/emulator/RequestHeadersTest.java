package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sends header fields that HTTP clients correct or reject, over a plain socket. */
final class RequestHeadersTest {
    private static final String INSPECT = "GET /__service/inspect HTTP/1.1\r\nConnection: close\r\n";

    private final PetstoreEmulator emulator = new PetstoreEmulator();

    @BeforeEach
    void start() {
        emulator.start();
    }

    @AfterEach
    void stop() {
        emulator.close();
    }

    private String send(String request) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", emulator.port())) {
            socket.setSoTimeout(5000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost",
                "LOCALHOST:4010",
                "localhost:",
                "127.0.0.1",
                "127.0.0.1:4010",
                "127.255.255.255",
                "[::1]",
                "[::1]:80",
                "[0:0:0:0:0:0:0:1]",
                "[::FFFF:127.0.0.1]:4010",
                "[::ffff:7f00:1]"
            })
    void loopbackHostsMayUseTheControlRoutes(String host) throws IOException {
        assertThat(send(INSPECT + "Host: " + host + "\r\n\r\n")).startsWith("HTTP/1.1 200 ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.999.999.999",
                "127.0.0.256",
                "127.0.0.01",
                "127.0.0.1.",
                "127.1",
                "127.0.0.1.example.org",
                "0x7f.0.0.1",
                "0177.0.0.1",
                "2130706433",
                "0.0.0.0",
                "localhost.",
                "localhost.example.org",
                "localhost:80:80",
                "localhost:x",
                "evil@localhost",
                "[::1",
                "[::1]x",
                "[::1]:80:80",
                "[::2]",
                "[::127.0.0.1]",
                "[127.0.0.1]",
                "[::1%25lo]",
                "[]",
                ":4010",
                ""
            })
    void otherHostsMayNotUseTheControlRoutes(String host) throws IOException {
        // Some values are malformed, and the server rejects them earlier.
        assertThat(send(INSPECT + "Host: " + host + "\r\n\r\n")).matches("(?s)HTTP/1.1 40[03] .*");
    }

    @Test
    void twoOriginsAreRejectedByControlRoutes() throws IOException {
        String own = "Host: localhost\r\nOrigin: " + emulator.baseUri() + "\r\n";
        assertThat(send(INSPECT + own + "\r\n")).startsWith("HTTP/1.1 200 ");
        assertThat(send(INSPECT + own + "Origin: http://example.org\r\n\r\n")).startsWith("HTTP/1.1 403 ");
    }

    @Test
    void twoSandboxHeadersAreRejected() throws IOException {
        String get =
                "GET /owners HTTP/1.1\r\nHost: x\r\nX-Key: secret\r\nConnection: close\r\nX-Service-Sandbox: one\r\n";
        assertThat(send(get + "\r\n")).startsWith("HTTP/1.1 200 ");
        assertThat(send(get + "x-service-sandbox: two\r\n\r\n"))
                .startsWith("HTTP/1.1 400 ")
                .contains("two_sandboxes");
        assertThat(emulator.sandboxes()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"\\ud800", "\\uDFFF", "a\\ud800\\n", "\\ud800\\ud83d\\ude00", "\\ude00\\ud83d", "\\\\\\ud83d"})
    void unpairedSurrogatesAreRejectedAsMalformedJson(String name) throws IOException {
        String malformed = post("{\"name\":\"" + "\"}}");
        String half = post("{\"name\":\"" + name + "\"}");
        assertThat(half).contains("is not JSON: expected both halves of a surrogate pair");
        assertThat(malformed).contains("is not JSON: ");
        assertThat(half.substring(0, half.indexOf('\r'))).isEqualTo(malformed.substring(0, malformed.indexOf('\r')));
        assertThat(post("{\"" + name + "\":1,\"name\":\"Ann\"}")).contains("is not JSON: ");
    }

    @Test
    void wholeSurrogatePairsAreStored() throws IOException {
        assertThat(post("{\"name\":\"\\ud83d\\uDE00\\\\ud800\"}")).startsWith("HTTP/1.1 201 ");
    }

    private String post(String body) throws IOException {
        return send("POST /owners HTTP/1.1\r\nHost: x\r\nX-Key: secret\r\nConnection: close\r\n"
                + "Content-Type: application/json\r\nContent-Length: " + body.length() + "\r\n\r\n" + body);
    }
}
