package dev.ectype.controlplane.snapshot;

import static dev.ectype.controlplane.snapshot.Shop.snapshot;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.platform.Plan;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class SnapshotDiffTest {
    @Test
    void statesWithMoreInstancesThanFitIntoMemoryAreRefused() {
        String rows = IntStream.range(2, 1_500_000)
                .mapToObj(id -> "},{\"id\":" + id)
                .collect(Collectors.joining("", "1", ""));
        String first = shop.push("large", snapshot("Petstore", rows)).is(201).text("id");
        String second =
                shop.push("large", snapshot("Petstore", "{\"id\":1}")).is(201).text("id");
        assertThat(client.get("/v1/snapshots/" + second + "/diff?with=" + first)
                        .problem(400, "SERVICE_INVALID_REQUEST")
                        .text("message"))
                .contains("too many instances and members to compare");
    }

    private final Shop shop = Shop.of(Plan.TEAM);
    private final Client client = shop.client();

    @Test
    void differenceNamesWhatWasAddedRemovedAndChanged() {
        String first = shop.push("ready", snapshot("Petstore", "{\"id\":1,\"name\":\"Mia\",\"tag\":null}"))
                .is(201)
                .text("id");
        String second = shop.push(
                        "ready",
                        snapshot("Petstore", "{\"id\":1,\"name\":\"Mio\"}},{\"id\":\"2\",\"document\":{\"id\":2}"))
                .is(201)
                .text("id");
        JsonNode diff = client.get("/v1/snapshots/" + second + "/diff").is(200).json();
        assertThat(diff.at("/from/version").asInt()).isEqualTo(1);
        assertThat(diff.at("/to/version").asInt()).isEqualTo(2);
        assertThat(diff.get("resources").toString())
                .isEqualTo("[{\"name\":\"pets\",\"added\":1,\"removed\":0,\"changed\":1}]");
        assertThat(diff.get("moved").toString())
                .isEqualTo("[{\"resource\":\"pets\",\"id\":\"1\",\"kind\":\"changed\",\"members\":[\"name\",\"tag\"]},"
                        + "{\"resource\":\"pets\",\"id\":\"2\",\"kind\":\"added\",\"members\":[\"id\"]}]");
        JsonNode back = client.get("/v1/snapshots/" + first + "/diff?with=" + second)
                .is(200)
                .json();
        assertThat(back.get("moved").toString())
                .contains("\"id\":\"2\",\"kind\":\"removed\",\"members\":[\"id\"]", "[\"name\",\"tag\"]");
        JsonNode whole = client.get("/v1/snapshots/" + first + "/diff").is(200).json();
        assertThat(whole.get("from").isNull()).isTrue();
        assertThat(whole.at("/resources/0/added").asInt()).isEqualTo(1);
        assertThat(client.get("/v1/snapshots/" + first + "/diff?with=" + first)
                        .json()
                        .get("moved"))
                .isEmpty();
        client.get("/v1/snapshots/" + first + "/diff?with=snp_00000000000000000000000000")
                .problem(404, "SERVICE_NOT_FOUND");
    }
}
