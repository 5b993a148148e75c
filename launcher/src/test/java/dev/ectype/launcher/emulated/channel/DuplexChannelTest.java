package dev.ectype.launcher.emulated.channel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.launcher.emulated.TextSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Uses a WebSocket on which client and server send several messages, and which needs a query. */
@Timeout(60)
final class DuplexChannelTest {
    private static final Path DESCRIPTION = Path.of("src/test/resources/asyncapi/ticker.yaml");
    private static final String PING = "{\"event\":\"ping\",\"reqid\":3}";
    private static final String TICKER = "{\"pair\":\"XBT/EUR\",\"price\":9200.5}";

    private ServedDescription api;

    @BeforeEach
    void open() {
        api = ServedDescription.withMqtt(DESCRIPTION);
    }

    @AfterEach
    void close() {
        api.close();
    }

    @Test
    void aHandshakeWithoutItsQueryIsRefused() {
        for (String target : List.of("/", "/?token=ab")) {
            URI address = URI.create(api.emulator().baseUri().toString().replace("http", "ws") + target);
            Throwable refused = catchThrowable(() -> HttpClient.newHttpClient()
                    .newWebSocketBuilder()
                    .buildAsync(address, new WebSocket.Listener() {})
                    .join());
            assertThat(refused).hasCauseInstanceOf(WebSocketHandshakeException.class);
            WebSocketHandshakeException failure = (WebSocketHandshakeException) refused.getCause();
            assertThat(failure.getResponse().statusCode()).isEqualTo(400);
        }
    }

    @Test
    void aRequestMakesTheEmulatorSendOneOfItsMessages() throws Exception {
        TextSocket client = TextSocket.open(api, "/?token=abcd");
        client.say(PING);
        assertThat(api.ask("POST", "/?token=abcd", "", "x-service-message-name", "ticker")
                        .body())
                .isEqualTo(TICKER);
        assertThat(client.nextMessage()).isEqualTo(TICKER);
        assertThat(api.ask("POST", "/?token=abcd", "{\"price\":-1}", "x-service-message-name", "ticker")
                        .statusCode())
                .isEqualTo(400);
        assertThat(api.post("/?token=abcd", TICKER).status()).isEqualTo(400);
    }

    @Test
    void messagesOfMqttHaveNoQuery() throws Exception {
        try (MqttPeer peer = MqttPeer.open(api.mqttPort())) {
            peer.subscribe("#", 1);
            api.ask("POST", "/?token=abcd", TICKER, "x-service-message-name", "ticker");
            assertThat(api.get("/?token=abcd").text()).isEqualTo("[" + TICKER + "]");
            assertThat(peer.publish("/", PING, 1)).isZero();
            assertThat(api.get("/").text()).isEqualTo("[" + TICKER + "," + PING + "]");
        }
    }
}
