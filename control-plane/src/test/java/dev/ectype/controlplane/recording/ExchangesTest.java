package dev.ectype.controlplane.recording;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ExchangesTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final Client client = plane.organization(Plan.FREE);
    private final Client sender = client.with("Content-Type", "application/x-ndjson");

    @BeforeEach
    void project() {
        client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
    }

    @Test
    void pagesFollowTheRecordingToItsEnd() {
        String list = upload(Lines.orders(45) + "\n\n");
        List<Integer> seen = new ArrayList<>();
        String cursor = "";
        int pages = 0;
        while (cursor != null) {
            Reply page = client.get(list + "?limit=15" + cursor).is(200);
            page.items().forEach(each -> seen.add(each.get("seq").asInt()));
            cursor = page.text("nextCursor") == null ? null : "&cursor=" + page.text("nextCursor");
            pages++;
        }
        assertThat(pages).isEqualTo(3);
        assertThat(seen).hasSize(45).isSorted().startsWith(1).endsWith(45);
        JsonNode first = client.get(list).items().get(0);
        assertThat(first.propertyNames())
                .containsExactly(
                        "seq",
                        "at",
                        "method",
                        "url",
                        "requestHeaders",
                        "requestBody",
                        "status",
                        "responseHeaders",
                        "responseBody",
                        "durationMs");
        assertThat(first.get("responseBody").asString()).isEqualTo("{\"id\":1}");
        assertThat(first.at("/requestHeaders/accept").asString()).isEqualTo("application/json");
    }

    @Test
    void filtersExchanges() {
        String list = upload(Lines.line(1, "GET", "https://api.example.com/orders/7?full=1", 200, "{}")
                + Lines.line(2, "POST", "https://api.example.com/orders", 422, "{}")
                + Lines.line(3, "GET", "https://auth.example.com:8443/token", 404, "{}")
                + Lines.line(4, "DELETE", "https://api.example.com/carts/orders", 0, ""));
        assertThat(seqs(list, "method=get")).containsExactly(1, 3);
        assertThat(seqs(list, "status=4xx")).containsExactly(2, 3);
        assertThat(seqs(list, "status=404")).containsExactly(3);
        assertThat(seqs(list, "path=orders")).containsExactly(1, 2, 4);
        assertThat(seqs(list, "path=full%3D1")).containsExactly(1);
        assertThat(seqs(list, "host=auth.example.com:8443")).containsExactly(3);
        assertThat(seqs(list, "host=api.example.com&method=POST&status=422&path=/orders"))
                .containsExactly(2);
        assertThat(seqs(list, "host=example.com")).isEmpty();
        client.get(list + "?status=abc").problem(400, "SERVICE_INVALID_REQUEST");
        client.get(list + "?status=40").problem(400, "SERVICE_INVALID_REQUEST");
    }

    @Test
    void pageEndsWhereItHasBecomeLarge() {
        StringBuilder lines = new StringBuilder();
        for (int seq = 1; seq <= 5; seq++) {
            lines.append(Lines.line(seq, "GET", "https://a/b", 200, "x".repeat(3 << 20)));
        }
        String list = upload(lines.toString());
        Reply page = client.get(list + "?limit=100").is(200);
        assertThat(page.items()).hasSize(3);
        assertThat(client.get(list + "?limit=100&cursor=" + page.text("nextCursor"))
                        .items())
                .hasSize(2);
    }

    @Test
    void cursorOfAnotherListIsRefused() {
        String list = upload(Lines.orders(3));
        String other = upload(Lines.line(1, "GET", "https://a/" + "b".repeat(99), 200, "") + Lines.orders(2));
        String cursor = client.get(other + "?limit=1").is(200).text("nextCursor");
        client.get(list + "?cursor=" + cursor).problem(400, "SERVICE_INVALID_REQUEST");
        client.post("/v1/projects", "{\"name\":\"b\"}").is(201);
        String ofRows = client.get("/v1/projects?limit=1").is(200).text("nextCursor");
        client.get(list + "?cursor=" + ofRows).problem(400, "SERVICE_INVALID_REQUEST");
    }

    private List<Integer> seqs(String list, String query) {
        List<Integer> seqs = new ArrayList<>();
        client.get(list + "?" + query)
                .is(200)
                .items()
                .forEach(each -> seqs.add(each.get("seq").asInt()));
        return seqs;
    }

    private String upload(String lines) {
        return sender.post("/v1/projects/shop/recordings", lines).is(201).header("Location") + "/exchanges";
    }
}
