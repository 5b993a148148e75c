package dev.ectype.controlplane.platform.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WebTest {
    private static final String PAGE = "https://app.example.com";
    private static final String ORIGIN = "Origin";

    private final ControlPlane plane = ControlPlane.shared();
    private final Client client = plane.organization(Plan.FREE);

    static {
        // The client of the JDK would not send an origin of our choice.
        System.setProperty("jdk.httpclient.allowRestrictedHeaders", "connection,host,origin");
    }

    @Test
    void bodiesOfUnknownLengthEndAtTheLimit() throws Exception {
        for (String key : new String[] {null, "chunked"}) {
            HttpResponse<String> reply = sendInPieces("{\"name\":\"" + "x".repeat(2_000_000) + "\"}", key);
            assertThat(reply.statusCode()).isEqualTo(413);
            assertThat(reply.body()).contains("SERVICE_PAYLOAD_TOO_LARGE").contains("\"limit\":1048576");
        }
        assertThat(sendInPieces("{\"name\":\"in pieces\"}", null).statusCode()).isEqualTo(201);
        assertThat(client.get("/v1/projects").items()).hasSize(1);
    }

    @Test
    void everyReplyHasHeadersOfSafety() {
        for (Reply reply : new Reply[] {
            client.get("/v1/me"), client.get("/v1/none"), plane.nobody().get("/v1/me")
        }) {
            assertThat(reply.header("X-Content-Type-Options")).isEqualTo("nosniff");
            assertThat(reply.header("X-Frame-Options")).isEqualTo("DENY");
            assertThat(reply.header("Content-Security-Policy")).contains("default-src 'none'");
            assertThat(reply.header("Referrer-Policy")).isEqualTo("no-referrer");
            assertThat(reply.header("Cache-Control")).contains("no-store");
            assertThat(reply.header("x-request-id")).matches("[0-9a-f]{32}");
            assertThat(reply.header("Server")).isNull();
        }
    }

    @Test
    void pagesOfOtherOriginsReadNothingUnlessTheyAreNamed(@TempDir Path folder) {
        try (ControlPlane unnamed = ControlPlane.start(folder)) {
            Client admin = unnamed.organization(Plan.FREE);
            assertThat(admin.with(ORIGIN, PAGE)
                            .get("/v1/me")
                            .is(200)
                            .http()
                            .headers()
                            .map())
                    .doesNotContainKey("access-control-allow-origin");
            assertThat(preflight(unnamed.nobody()).http().headers().map())
                    .doesNotContainKey("access-control-allow-origin");
        }
    }

    @Test
    void pagesOfNamedOriginsReadRepliesAndRefusals(@TempDir Path folder) {
        try (ControlPlane named = ControlPlane.start(folder, "ectype.cors-origins=" + PAGE)) {
            Reply preflight = preflight(named.nobody()).is(200);
            assertThat(preflight.header("Access-Control-Allow-Origin")).isEqualTo(PAGE);
            assertThat(preflight.header("Access-Control-Allow-Headers")).contains("x-service-key");
            assertThat(preflight.header("Access-Control-Allow-Credentials")).isNull();
            Client admin = named.organization(Plan.FREE);
            Reply read = admin.with(ORIGIN, PAGE).get("/v1/me").is(200);
            assertThat(read.header("Access-Control-Allow-Origin")).isEqualTo(PAGE);
            assertThat(read.header("Access-Control-Expose-Headers")).contains("ratelimit", "x-request-id");
            assertThat(named.nobody()
                            .with(ORIGIN, PAGE)
                            .get("/v1/me")
                            .problem(401, "SERVICE_UNAUTHENTICATED")
                            .header("Access-Control-Allow-Origin"))
                    .isEqualTo(PAGE);
            assertThat(admin.with(ORIGIN, "https://other.example.com")
                            .get("/v1/me")
                            .status())
                    .isEqualTo(403);
            admin.with(ORIGIN, named.address().toString()).get("/v1/me").is(200);
        }
    }

    @Test
    void textsHaveNoCharactersThatATerminalObeys() {
        for (String text : new String[] {"a\\u0000", "\\u001b[2J", "\\u202etxt", "\\ud800"}) {
            Reply refused =
                    client.post("/v1/projects", "{\"name\":\"" + text + "\"}").problem(400, "SERVICE_INVALID_REQUEST");
            assertThat(refused.json().at("/details/fields/0/path").asString()).isEqualTo("name");
            assertThat(refused.json().at("/details/fields/0/rule").asString()).isEqualTo("text");
        }
        client.get("/v1/projects?q=%E2%80%AEa").problem(400, "SERVICE_INVALID_REQUEST");
        client.get("/v1/projects?q=%00").problem(400, "SERVICE_INVALID_REQUEST");
        client.post("/v1/projects", "{\"name\":\"日本\",\"slug\":\"a\",\"description\":\"one\\ntwo\"}")
                .is(201);
    }

    @Test
    void brokenEscapesInPathParametersAreInvalid() throws IOException {
        URI address = plane.address();
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            String request = "GET /v1/projects/;a=b% HTTP/1.1\r\nHost: " + address.getAuthority()
                    + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            String reply = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(reply).startsWith("HTTP/1.1 400").contains("broken percent-encoding", "SERVICE_INVALID_REQUEST");
        }
    }

    @Test
    void bodiesAreInUtf8() {
        for (java.nio.charset.Charset charset : new java.nio.charset.Charset[] {
            StandardCharsets.UTF_16, StandardCharsets.UTF_16LE, java.nio.charset.Charset.forName("UTF-32")
        }) {
            assertThat(client.sendBody(
                                    "POST",
                                    "/v1/projects",
                                    HttpRequest.BodyPublishers.ofByteArray("{\"name\":\"a\"}".getBytes(charset)))
                            .problem(400, "SERVICE_INVALID_REQUEST")
                            .text("message"))
                    .contains("UTF-8");
        }
    }

    @Test
    void aNumberWithAFractionIsNoInteger() {
        String key = client.post("/v1/api-keys", "{\"name\":\"a\",\"scope\":\"read\"}")
                .is(201)
                .text("id");
        client.post("/v1/api-keys/" + key + "/rotate", "{\"overlapSeconds\":1.5}")
                .problem(400, "SERVICE_INVALID_REQUEST");
    }

    private static Reply preflight(Client client) {
        return client.with(ORIGIN, PAGE)
                .with("Access-Control-Request-Method", "POST")
                .with("Access-Control-Request-Headers", "x-service-key")
                .send("OPTIONS", "/v1/projects", null);
    }

    private HttpResponse<String> sendInPieces(String body, String key) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(plane.address().resolve("/v1/projects"))
                .header("x-service-key", client.secret())
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofInputStream(
                        () -> new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8))));
        if (key != null) {
            request.header("Idempotency-Key", key);
        }
        return HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
}
