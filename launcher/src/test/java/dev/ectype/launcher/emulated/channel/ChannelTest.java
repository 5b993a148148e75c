package dev.ectype.launcher.emulated.channel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.launcher.emulated.TextSocket;
import dev.ectype.launcher.emulated.stream.StreamReader;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class ChannelTest {
    private static final Path DESCRIPTION = Path.of("src/test/resources/asyncapi/buoys.yaml");
    private static final String EVENTS = "text/event-stream";

    private ServedDescription api;

    @BeforeEach
    void open() {
        api = ServedDescription.of(List.of(SourceRoot.file(DESCRIPTION)));
    }

    @AfterEach
    void close() {
        api.close();
    }

    @Test
    void listsPublishedMessagesInOrder() throws IOException, InterruptedException {
        assertThat(api.get("/alarms").text()).isEqualTo("[]");
        assertThat(api.post("/alarms", "{\"level\" : \"low\", \"by\":1.50}").status())
                .isEqualTo(202);
        assertThat(api.post("/v1/alarms", "{\"level\":\"high\"}").status()).isEqualTo(202);
        assertThat(api.get("/alarms").text()).isEqualTo("[{\"level\":\"low\",\"by\":1.50},{\"level\":\"high\"}]");
    }

    @Test
    void sendsItsExampleIfAClientGivesNoPayload() throws IOException, InterruptedException {
        assertThat(api.post("/alarms", "").status()).isEqualTo(200);
        assertThat(api.get("/alarms").text()).isEqualTo("[{\"level\":\"high\"}]");
    }

    @Test
    void refusesInvalidPayloadsAndOtherMethods() throws IOException, InterruptedException {
        assertThat(api.post("/alarms", "{\"level\":\"none\"}").text()).contains("body/level", "none");
        assertThat(api.post("/buoys/7/readings", "{\"depth\":-1}").status()).isEqualTo(400);
        assertThat(api.post("/alarms", "nonsense").status()).isEqualTo(400);
        assertThat(api.put("/alarms", "{}").status()).isEqualTo(405);
        assertThat(api.put("/alarms", "{}").header("allow")).isEqualTo("GET, HEAD, POST");
        assertThat(api.get("/buoys/readings").status()).isEqualTo(404);
        assertThat(api.get("/alarms").text()).isEqualTo("[]");
    }

    @Test
    void aParameterMakesAChannelOfEachValue() throws IOException, InterruptedException {
        api.post("/buoys/7/readings", "{\"depth\":1}");
        api.post("/buoys/8%20b/readings", "{\"lumens\":2}");
        assertThat(api.get("/buoys/7/readings").text()).isEqualTo("[{\"depth\":1}]");
        assertThat(api.get("/buoys/8%20b/readings").text()).isEqualTo("[{\"lumens\":2}]");
    }

    @Test
    void sendsTheReplyOnItsChannelWithTheCorrelation() throws IOException, InterruptedException {
        HttpResponse<String> answer = api.ask("POST", "/registrations", "{\"name\":\"North\"}", "requestId", "r-1");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(api.get("/confirmations").text()).isEqualTo("[" + answer.body() + "]");
        api.ask("POST", "/registrations", "{\"name\":\"South\"}", "replyTo", "/confirmations/mine");
        assertThat(api.post("/__service/state/snapshot", "").text())
                .contains("\"requestId\":\"r-1\"", "confirmations/mine");
        assertThat(api.post("/confirmations", "{}").status()).isEqualTo(405);
    }

    @Test
    void eventsFollowTheChannelAndContinueAfterTheLast() throws IOException, InterruptedException {
        api.post("/alarms", "{\"level\":\"low\"}");
        try (StreamReader events = StreamReader.open(api, "/alarms", "accept", EVENTS)) {
            assertThat(events.line()).isEqualTo(":");
            api.post("/alarms", "{\"level\":\"high\"}");
            assertThat(events.lines(3)).containsExactly("id: 2", "event: AlarmRaised", "data: {\"level\":\"high\"}");
            api.post("/__service/state/reset", "");
            assertThat(events.lines(2))
                    .containsExactly(
                            "event: control",
                            "data: {\"code\":\"state-replaced\",\"message\":\"the state was restored, rewound or reset: list the instances again\"}");
            api.post("/alarms", "{\"level\":\"low\"}");
            assertThat(events.lines(3)).containsExactly("id: 1", "event: AlarmRaised", "data: {\"level\":\"low\"}");
        }
        api.post("/alarms", "{\"level\":\"high\"}");
        try (StreamReader events = StreamReader.open(api, "/alarms", "accept", EVENTS, "last-event-id", "1")) {
            assertThat(events.lines(4))
                    .containsExactly(":", "id: 2", "event: AlarmRaised", "data: {\"level\":\"high\"}");
        }
    }

    @Test
    void socketsExchangeMessagesInOrder() throws InterruptedException {
        TextSocket one = TextSocket.open(api, "/buoys/7/readings");
        TextSocket two = TextSocket.open(api, "/v1/buoys/7/readings");
        TextSocket other = TextSocket.open(api, "/buoys/8/readings");
        for (int depth = 0; depth < 5; depth++) {
            one.say("{\"depth\":" + depth + "}");
        }
        for (int depth = 0; depth < 5; depth++) {
            assertThat(two.nextMessage()).isEqualTo("{\"depth\":" + depth + "}");
        }
        two.say("{\"lumens\":1}");
        assertThat(one.nextMessage()).isEqualTo("{\"lumens\":1}");
        other.say("{\"lumens\":\"dark\"}");
        assertThat(other.nextMessage()).startsWith("{\"error\":{");
    }

    @Test
    void socketsAreClosedAfterThreeInvalidMessages() throws InterruptedException {
        TextSocket socket = TextSocket.open(api, "/alarms");
        for (String invalid : List.of("nonsense", "{}", "{\"level\":1}")) {
            socket.say(invalid);
            assertThat(socket.nextMessage()).startsWith("{\"error\":{");
        }
        assertThat(socket.nextMessage()).isEqualTo("closed 1007");
    }

    @Test
    void socketsReceiveRepliesWithoutAChannelDirectly() throws InterruptedException {
        TextSocket socket = TextSocket.open(api, "/echoes");
        socket.say("{\"number\":7}");
        assertThat(socket.nextMessage()).startsWith("{\"number\":");
    }

    @Test
    void socketsReceiveAControlEventWhenTheStateIsReplaced() throws IOException, InterruptedException {
        TextSocket socket = TextSocket.open(api, "/alarms");
        api.post("/alarms", "{\"level\":\"low\"}");
        assertThat(socket.nextMessage()).isEqualTo("{\"level\":\"low\"}");
        api.post("/__service/state/reset", "");
        assertThat(socket.nextMessage()).startsWith("{\"control\":{\"code\":\"state-replaced\"");
        api.post("/alarms", "{\"level\":\"high\"}");
        assertThat(socket.nextMessage()).isEqualTo("{\"level\":\"high\"}");
    }

    @Test
    void plainTextIsExchangedAsItIs() throws IOException, InterruptedException {
        TextSocket socket = TextSocket.open(api, "/notes");
        api.send("POST", "/notes", "text/plain", "Fog at \"North\"");
        assertThat(socket.nextMessage()).isEqualTo("Fog at \"North\"");
    }

    @Test
    void aSandboxHasItsOwnMessages() throws IOException, InterruptedException {
        api.post("/__service/sandboxes/mine/alarms", "{\"level\":\"low\"}");
        assertThat(api.get("/alarms").text()).isEqualTo("[]");
        assertThat(api.get("/__service/sandboxes/mine/alarms").text()).isEqualTo("[{\"level\":\"low\"}]");
    }

    @Test
    void theSameSequenceGivesTheSameJournal() throws IOException, InterruptedException {
        assertThat(journal(api)).isEqualTo(journal(ServedDescription.of(List.of(SourceRoot.file(DESCRIPTION)))));
        assertThat(api.post("/__service/journal/verify", "").status()).isEqualTo(200);
    }

    private static String journal(ServedDescription api) throws IOException, InterruptedException {
        api.post("/alarms", "");
        api.ask("POST", "/registrations", "{\"name\":\"North\"}", "requestId", "r-1");
        api.post("/buoys/7/readings", "{\"depth\":1}");
        return api.get("/__service/journal").text();
    }

    @Test
    void subscribersNeedTheCredentialOfTheChannel() throws IOException, InterruptedException {
        String secured = """
                asyncapi: 2.6.0
                info: {title: Tides, version: '1'}
                servers: {live: {url: tides.example, protocol: wss, security: [{token: []}]}}
                channels:
                  tides: {subscribe: {message: {name: Tide, payload: {type: object}}}}
                components:
                  securitySchemes: {token: {type: http, scheme: bearer}}
                """;
        SourceRoot source = SourceRoot.text("tides.yaml", secured.getBytes(StandardCharsets.UTF_8));
        try (ServedDescription tides = ServedDescription.of(List.of(source))) {
            assertThat(tides.get("/tides").status()).isEqualTo(401);
            assertThat(tides.post("/tides", "{}").status()).isEqualTo(401);
            assertThat(tides.ask("GET", "/tides", "", "accept", EVENTS).statusCode())
                    .isEqualTo(401);
            assertThatThrownBy(() -> TextSocket.open(tides, "/tides"))
                    .hasMessageContaining("WebSocketHandshakeException");
            assertThat(tides.ask("POST", "/tides", "{}", "authorization", "Bearer t")
                            .statusCode())
                    .isEqualTo(202);
            assertThat(tides.ask("GET", "/tides", "", "authorization", "Bearer t")
                            .body())
                    .isEqualTo("[{}]");
        }
    }

    @Test
    void aSlowSubscriberIsDisconnectedAndNobodyWaits() throws IOException, InterruptedException {
        String filler = "\"" + "x".repeat(1_000) + "\"";
        TextSocket reader = TextSocket.open(api, "/alarms");
        try (Socket slow = new Socket("localhost", api.emulator().baseUri().getPort())) {
            slow.getOutputStream()
                    .write(("GET /alarms HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                    + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            assertThat(slow.getInputStream().read()).isEqualTo('H');
            TextSocket writer = TextSocket.open(api, "/alarms");
            for (int count = 0; count < 20_000; count++) {
                writer.say("{\"level\":\"low\",\"count\":" + count + ",\"filler\":" + filler + "}");
            }
            for (int count = 0; count < 20_000; count++) {
                assertThat(reader.nextMessage()).startsWith("{\"level\":\"low\",\"count\":" + count + ",");
            }
            assertThat(lastBytes(slow)).contains("slow-client");
        }
    }

    private static String lastBytes(Socket socket) throws IOException {
        byte[] all = socket.getInputStream().readAllBytes();
        return new String(all, Math.max(0, all.length - 100), Math.min(100, all.length), StandardCharsets.ISO_8859_1);
    }
}
