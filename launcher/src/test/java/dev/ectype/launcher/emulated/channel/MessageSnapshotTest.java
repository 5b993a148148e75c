package dev.ectype.launcher.emulated.channel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Takes snapshots of published messages, and begins with generated ones. */
final class MessageSnapshotTest {
    private static final Path FOLDER = Path.of("src/test/resources/asyncapi");
    private static final List<SourceRoot> SHOP = List.of(
            SourceRoot.file(FOLDER.resolve("shop-rest.yaml")), SourceRoot.file(FOLDER.resolve("shop-events.yaml")));
    private static final List<SourceRoot> BUOYS = List.of(SourceRoot.file(FOLDER.resolve("buoys.yaml")));

    @Test
    void aSnapshotRestoresTheMessagesOfEachChannel() throws IOException, InterruptedException {
        try (ServedDescription shop = ServedDescription.of(SHOP);
                ServedDescription other = ServedDescription.of(SHOP)) {
            shop.post("/orders", "{\"item\":\"lamp\"}");
            shop.post("/orders/order_1/cancel", "");
            String snapshot = shop.post("/__service/state/snapshot", "").text();
            other.post("/orders", "{\"item\":\"desk\"}");
            assertThat(other.post("/__service/state/restore", snapshot).status())
                    .isEqualTo(200);
            for (String channel : List.of("/order/created", "/orders/order_1/events")) {
                assertThat(other.get(channel).text())
                        .isEqualTo(shop.get(channel).text())
                        .isNotEqualTo("[]");
            }
            assertThat(other.post("/__service/state/snapshot", "").text()).isEqualTo(snapshot);
        }
    }

    @Test
    void aPopulatedStateHasTheMessagesAboutItsInstances() throws IOException, InterruptedException {
        EmulatorOptions options = EmulatorOptions.standard().withPort(0).withPopulate(6);
        try (ServedDescription shop = ServedDescription.of(SHOP, options)) {
            assertThat(shop.get("/order/created").body().size()).isEqualTo(6);
            int cancelled = 0;
            for (Document order : shop.get("/orders").body().elements()) {
                boolean isCancelled = order.toString().contains("cancelled");
                String id = Objects.requireNonNull(order.member("id")).text();
                assertThat(shop.get("/orders/" + id + "/events").body().size()).isEqualTo(isCancelled ? 1 : 0);
                cancelled += isCancelled ? 1 : 0;
            }
            assertThat(cancelled).isPositive();
            assertThat(shop.get("/order/requests").text()).isEqualTo("[]");
        }
    }

    @Test
    void aPopulatedStateHasMessagesWithoutAnEffect() throws IOException, InterruptedException {
        EmulatorOptions options = EmulatorOptions.standard().withPort(0).withPopulate(3);
        try (ServedDescription buoys = ServedDescription.of(BUOYS, options);
                ServedDescription again = ServedDescription.of(BUOYS, options)) {
            assertThat(buoys.get("/alarms").body().size()).isEqualTo(3);
            assertThat(buoys.get("/alarms").text()).startsWith("[{\"level\":\"high\"}");
            assertThat(again.get("/alarms").text())
                    .isEqualTo(buoys.get("/alarms").text());
            buoys.post("/alarms", "{\"level\":\"low\"}");
            buoys.post("/__service/state/reset", "");
            assertThat(buoys.get("/alarms").body().size()).isEqualTo(3);
        }
    }
}
