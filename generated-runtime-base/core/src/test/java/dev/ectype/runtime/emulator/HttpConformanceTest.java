package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.options.Edge;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Checks the server's HTTP behavior byte for byte. */
final class HttpConformanceTest {
    private final PetstoreEmulator emulator = new PetstoreEmulator();

    @AfterEach
    void stop() {
        emulator.close();
    }

    private String raw(String head, String body) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", emulator.port())) {
            socket.setSoTimeout(10_000);
            String request = head + "\r\nhost: localhost\r\nx-key: secret\r\nconnection: close\r\ncontent-length: "
                    + body.length() + "\r\n\r\n" + body;
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private String create(String fields, String name) throws IOException {
        return raw("POST /owners HTTP/1.1\r\ncontent-type: application/json" + fields, "{\"name\":\"" + name + "\"}");
    }

    private static String body(String reply) {
        return reply.substring(reply.indexOf("\r\n\r\n") + 4);
    }

    private static String field(String reply, String name) {
        for (String line : reply.substring(0, reply.indexOf("\r\n\r\n")).split("\r\n")) {
            if (line.toLowerCase(Locale.ROOT).startsWith(name + ": ")) {
                return line.substring(name.length() + 2);
            }
        }
        return "";
    }

    @Test
    void locationPointsToTheRouteThatReadsTheInstance() throws IOException {
        emulator.start();
        create("", "Ann");
        for (String base : emulator.plan().basePaths().isEmpty()
                ? List.of("")
                : List.of("", emulator.plan().basePaths().get(0))) {
            String made = raw(
                    "POST " + base + "/owners/1/pets HTTP/1.1\r\ncontent-type: application/json", "{\"name\":\"Rex\"}");
            String address = field(made, "location");
            assertThat(address).startsWith(emulator.baseUri() + base + "/pets/pet_");
            String read =
                    raw("GET " + address.substring(emulator.baseUri().toString().length()) + " HTTP/1.1", "");
            assertThat(read).startsWith("HTTP/1.1 200").contains("Rex");
        }
    }

    @Test
    void headIsGetWithoutItsBody() throws IOException {
        emulator.start();
        create("", "Ann");
        String get = raw("GET /owners/1 HTTP/1.1", "");
        String head = raw("HEAD /owners/1 HTTP/1.1", "");
        assertThat(head).isEqualTo(get.substring(0, get.length() - body(get).length()));
        assertThat(raw("HEAD /owners/2 HTTP/1.1", "")).startsWith("HTTP/1.1 404");
        assertThat(emulator.journal().lastPosition()).isEqualTo(1);
    }

    @Test
    void optionsReturnsTheAllowedMethods() throws IOException {
        emulator.start();
        assertThat(field(raw("OPTIONS /owners HTTP/1.1", ""), "allow")).isEqualTo("POST, GET, HEAD, OPTIONS");
        assertThat(field(raw("DELETE /owners HTTP/1.1", ""), "allow")).isEqualTo("POST, GET, HEAD, OPTIONS");
        assertThat(raw("OPTIONS * HTTP/1.1", "")).startsWith("HTTP/1.1 204").contains("allow: ");
        assertThat(raw("OPTIONS /nothing HTTP/1.1", "")).startsWith("HTTP/1.1 404");
    }

    @Test
    void crossOriginRequestsAreAllowedByDefault() throws IOException {
        emulator.start();
        String page = "\r\norigin: https://app.example.com";
        String preflightFields =
                "\r\naccess-control-request-method: POST\r\naccess-control-request-headers: x-key, content-type";
        String preflight = raw("OPTIONS /owners HTTP/1.1" + page + preflightFields, "");
        assertThat(preflight).startsWith("HTTP/1.1 204");
        assertThat(field(preflight, "access-control-allow-origin")).isEqualTo("https://app.example.com");
        assertThat(field(preflight, "access-control-allow-methods")).isEqualTo("POST, GET, HEAD, OPTIONS");
        assertThat(field(preflight, "access-control-allow-headers")).isEqualTo("x-key, content-type");
        assertThat(field(preflight, "access-control-allow-credentials")).isEqualTo("true");
        String created = create(page, "Ann");
        assertThat(field(created, "access-control-allow-origin")).isEqualTo("https://app.example.com");
        assertThat(field(created, "access-control-expose-headers")).contains("location");
        assertThat(field(created, "vary")).isEqualTo("origin");
        assertThat(field(raw("GET /owners/9 HTTP/1.1" + page, ""), "access-control-allow-origin"))
                .isNotEmpty();
        assertThat(field(raw("GET /nothing HTTP/1.1" + page, ""), "access-control-allow-origin"))
                .isNotEmpty();
        assertThat(raw("GET /owners HTTP/1.1", "")).doesNotContain("access-control");
    }

    @Test
    void crossOriginRequestsCanBeDisabled() throws IOException {
        emulator.start(EmulatorOptions.standard().withPort(0).withCrossOrigin(false));
        String page = "\r\norigin: https://app.example.com";
        assertThat(create(page, "Ann")).startsWith("HTTP/1.1 201").doesNotContain("access-control");
        assertThat(raw("OPTIONS /owners HTTP/1.1" + page + "\r\naccess-control-request-method: POST", ""))
                .contains("allow: POST, GET, HEAD, OPTIONS")
                .doesNotContain("access-control");
    }

    @Test
    void crossOriginRequestsCannotUseTheControlRoutes() throws IOException {
        emulator.start();
        String page = "\r\norigin: https://app.example.com\r\naccess-control-request-method: POST";
        assertThat(raw("OPTIONS /__service/state/reset HTTP/1.1" + page, ""))
                .startsWith("HTTP/1.1 403")
                .doesNotContain("access-control");
        assertThat(raw("GET /__service/health HTTP/1.1" + page, "")).doesNotContain("access-control");
        assertThat(raw("GET /owners/../__service/inspect HTTP/1.1" + page, "")).startsWith("HTTP/1.1 404");
    }

    @Test
    void aStrictEdgeRejectsUndescribedRequests() throws IOException {
        emulator.start(EmulatorOptions.standard().withPort(0).withEdge(Edge.STRICT));
        String csv = raw("POST /owners HTTP/1.1\r\ncontent-type: text/csv", "{\"name\":\"Ann\"}");
        assertThat(csv).startsWith("HTTP/1.1 415").contains("application/json");
        assertThat(raw("POST /owners HTTP/1.1", "{\"name\":\"Ann\"}")).startsWith("HTTP/1.1 415");
        assertThat(raw("GET /owners HTTP/1.1\r\naccept: text/csv", "")).startsWith("HTTP/1.1 406");
        assertThat(raw("GET /owners HTTP/1.1\r\naccept: text/csv, */*;q=0.1", ""))
                .startsWith("HTTP/1.1 200");
        assertThat(create("", "Ann")).startsWith("HTTP/1.1 201");
    }

    @Test
    void aLenientEdgeFallsBackToTheDescription() throws IOException {
        emulator.start();
        assertThat(raw("POST /owners HTTP/1.1\r\ncontent-type: text/csv", "{\"name\":\"Ann\"}"))
                .startsWith("HTTP/1.1 201");
        assertThat(raw("GET /owners HTTP/1.1\r\naccept: text/csv", "")).startsWith("HTTP/1.1 200");
    }

    @Test
    void aRepeatedIdempotencyKeyChangesNothing() throws IOException {
        emulator.start();
        String key = "\r\nidempotency-key: k1";
        String first = create(key, "Ann");
        String again = create(key, "Ann");
        assertThat(first).startsWith("HTTP/1.1 201").doesNotContain("idempotent-replayed");
        assertThat(again.replace("idempotent-replayed: true\r\n", "")).isEqualTo(first);
        assertThat(field(again, "idempotent-replayed")).isEqualTo("true");
        assertThat(emulator.journal().lastPosition()).isEqualTo(1);
        assertThat(body(create("\r\nidempotency-key: k2", "Ann"))).contains("\"id\":2");
        assertThat(body(create(key + "\r\nauthorization: Bearer other", "Ann"))).contains("\"id\":3");
        assertThat(body(create("", "Ann"))).contains("\"id\":4");
    }

    @Test
    void aKeyCannotBeUsedForAnotherRequest() throws IOException {
        emulator.start();
        String key = "\r\nidempotency-key: k1";
        create(key, "Ann");
        String other = create(key, "Bob");
        assertThat(other).startsWith("HTTP/1.1 422").contains("\"code\":\"idempotency_error\"");
        assertThat(emulator.journal().lastPosition()).isEqualTo(1);
        assertThat(create("\r\nidempotency-key: " + "k".repeat(256), "Ann")).startsWith("HTTP/1.1 422");
    }

    @Test
    void aRejectedRequestMayReuseItsKey() throws IOException {
        emulator.start();
        String head = "POST /owners HTTP/1.1\r\ncontent-type: application/json\r\nidempotency-key: k1";
        assertThat(raw(head, "{}")).startsWith("HTTP/1.1 422");
        assertThat(raw(head, "{\"name\":\"Ann\"}")).startsWith("HTTP/1.1 201");
    }

    @Test
    void keysBelongToOneState() throws IOException {
        emulator.start();
        String key = "\r\nidempotency-key: k1";
        create(key, "Ann");
        emulator.reset();
        assertThat(create(key, "Bob")).startsWith("HTTP/1.1 201").contains("\"id\":1", "Bob");
    }
}
