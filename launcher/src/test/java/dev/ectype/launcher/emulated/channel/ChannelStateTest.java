package dev.ectype.launcher.emulated.channel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.launcher.emulated.TextSocket;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Describes one shop twice: its orders over REST, and the events about them on channels. */
@Timeout(60)
final class ChannelStateTest {
    private static final Path FOLDER = Path.of("src/test/resources/asyncapi");
    private static final String LAMP = "{\"item\":\"lamp\"}";

    private ServedDescription api;

    @BeforeEach
    void open() {
        api = ServedDescription.of(List.of(
                SourceRoot.file(FOLDER.resolve("shop-rest.yaml")),
                SourceRoot.file(FOLDER.resolve("shop-events.yaml"))));
    }

    @AfterEach
    void close() {
        api.close();
    }

    @Test
    void writesOverRestSendTheMessagesAboutThemInTheirOrder() throws IOException, InterruptedException {
        TextSocket created = TextSocket.open(api, "/order/created");
        TextSocket events = TextSocket.open(api, "/orders/order_1/events");
        assertThat(api.post("/orders", LAMP).status()).isEqualTo(201);
        assertThat(created.nextMessage()).isEqualTo("{\"id\":\"order_1\",\"item\":\"lamp\"}");
        api.post("/orders", LAMP);
        api.post("/orders/order_2/cancel", "");
        api.post("/orders/order_1/cancel", "");
        api.delete("/orders/order_1");
        assertThat(events.nextMessage())
                .isEqualTo(
                        "{\"reason\":\"reason\",\"order\":{\"id\":\"order_1\",\"item\":\"lamp\",\"status\":\"cancelled\"}}");
        assertThat(events.nextMessage()).isEqualTo("{\"id\":\"order_1\"}");
    }

    @Test
    void aMessageWritesTheSameStateAndCausesTheSameEvents() throws IOException, InterruptedException {
        TextSocket created = TextSocket.open(api, "/order/created");
        TextSocket requests = TextSocket.open(api, "/order/requests");
        requests.say(LAMP);
        assertThat(created.nextMessage()).isEqualTo("{\"id\":\"order_1\",\"item\":\"lamp\"}");
        assertThat(api.get("/orders/order_1").text()).contains("\"item\":\"lamp\"", "\"status\":\"open\"");
        assertThat(api.get("/order/created").text()).isEqualTo("[{\"id\":\"order_1\",\"item\":\"lamp\"}]");
    }

    @Test
    void aMessageIsOneJournalEntryWithItsEffects() throws IOException, InterruptedException {
        api.post("/order/requests", LAMP);
        assertThat(api.get("/__service/journal").text())
                .contains("\"position\":1,", "\"target\":\"channel:/received/order/requests\"", "\"changes\":5")
                .doesNotContain("\"position\":2,\"time\"");
        api.post("/__service/journal/rewind", "{\"to\":0}");
        assertThat(api.get("/order/created").text()).isEqualTo("[]");
        assertThat(api.get("/orders").text()).isEqualTo("[]");
    }

    @Test
    void theJournalCanBeVerified() throws IOException, InterruptedException {
        api.post("/order/requests", LAMP);
        api.post("/orders", LAMP);
        api.post("/orders/order_2/cancel", "");
        assertThat(api.post("/__service/journal/verify", "{}").text()).contains("\"to\":3,\"same\":true");
    }

    @Test
    void receivedEventsChangeTheStateLikeTheOperationsThatTheyFollow() throws IOException, InterruptedException {
        try (ServedDescription shop = ServedDescription.of(List.of(
                SourceRoot.file(FOLDER.resolve("shop-rest.yaml")),
                SourceRoot.file(FOLDER.resolve("shop-imports.yaml"))))) {
            shop.post("/in/created", "{\"id\":\"o-7\",\"item\":\"lamp\"}");
            assertThat(shop.get("/orders/o-7").text())
                    .isEqualTo("{\"id\":\"o-7\",\"item\":\"lamp\",\"status\":\"open\"}");
            shop.post("/in/cancelled", "{\"orderId\":\"o-7\"}");
            assertThat(shop.get("/orders/o-7").text()).contains("\"status\":\"cancelled\"");
            assertThat(shop.post("/in/cancelled", "{\"orderId\":\"o-9\"}").status())
                    .isEqualTo(404);
            shop.post("/in/deleted", "{\"orderId\":\"o-7\"}");
            assertThat(shop.get("/orders").text()).isEqualTo("[]");
            assertThat(shop.get("/in/cancelled").text()).isEqualTo("[{\"orderId\":\"o-7\"}]");
        }
    }
}
