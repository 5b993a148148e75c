package dev.ectype.launcher.emulated.channel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Publishes messages in the place of the application that usually sends them. */
final class SentMessageTest {
    private static final Path FOLDER = Path.of("src/test/resources/asyncapi");
    private static final String EVENTS = "/orders/order_1/events";
    private static final String NAME = "x-service-message-name";

    @Test
    void aMessageAboutAnEventCanBePublishedWithoutTheEvent() throws Exception {
        try (ServedDescription api = ServedDescription.of(List.of(SourceRoot.file(FOLDER.resolve("rentals.yaml"))))) {
            String rental = "{\"id\":\"7\",\"bike\":\"red\",\"status\":\"cancelled\"}";
            assertThat(api.post("/rentals/7/cancelled", rental).status()).isEqualTo(202);
            ServedDescription.Answer generated = api.post("/rentals/7/cancelled", "");
            assertThat(generated.status()).isEqualTo(200);
            assertThat(generated.body().member("bike")).isNotNull();
            assertThat(api.get("/rentals/7/cancelled").text()).isEqualTo("[" + rental + "," + generated.text() + "]");
        }
    }

    @Test
    void aHeaderChoosesAmongTheMessagesOfAChannel() throws Exception {
        try (ServedDescription shop = ServedDescription.of(List.of(
                SourceRoot.file(FOLDER.resolve("shop-rest.yaml")),
                SourceRoot.file(FOLDER.resolve("shop-events.yaml"))))) {
            assertThat(shop.ask("POST", EVENTS, "", NAME, "OrderDeleted").body())
                    .matches("\\{\"id\":\"[^\"]+\"}");
            assertThat(shop.ask("POST", EVENTS, "", NAME, "order.cancelled").body())
                    .contains("\"order\":{");
            assertThat(shop.ask("POST", EVENTS, "{\"order\":1}", NAME, "OrderDeleted")
                            .body())
                    .contains("body/id");
            assertThat(shop.ask("POST", EVENTS, "", NAME, "OrderCreated").body())
                    .contains("header.x-service-message-name: expected one of order.cancelled, OrderDeleted, found "
                            + "\\\"OrderCreated\\\"");
            // A replay without the header would publish another message.
            assertThat(shop.post("/__service/journal/verify", "{}").text()).contains("\"same\":true");
        }
    }
}
