package dev.ectype.controlplane.recording;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ExchangeTextSearchTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final Client client = plane.organization(Plan.ENTERPRISE);

    @BeforeEach
    void project() {
        client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
    }

    @Test
    void findsDecodedTextsInUrlsHeaderValuesAndBodies() {
        String list = upload(line(1, "https://api.example.com/Orders/7", "\"first\"", "null")
                + line(
                        2,
                        "https://api.example.com/a",
                        "\"{\\\"id\\\":7,\\\"name\\\":\\\"Caf\\u00e9 M\\u00fcnchen\\\"}\"",
                        "null")
                + line(3, "https://api.example.com/b", "\"a\\/b\\\\c\\nnext\"", "\"M\u00fcnchen\"")
                + line(4, "https://api.example.com/c", base64("kitchen sink".getBytes(StandardCharsets.UTF_8)), "null")
                + line(5, "https://api.example.com/d", base64(new byte[] {0, 1, 'z', 'e', 'b', 'r', 'a'}), "null")
                + line(
                        6,
                        "https://api.example.com/e",
                        "{\"text\":\"the beginning\",\"length\":5000}",
                        "\"\\u006bey\""));
        assertThat(seqs(list, "orders")).containsExactly(1);
        assertThat(seqs(list, "FIRST")).containsExactly(1);
        assertThat(seqs(list, "\"id\":7")).containsExactly(2);
        assertThat(seqs(list, "CAF\u00c9")).containsExactly(2);
        assertThat(seqs(list, "m\u00dcnchen")).containsExactly(2, 3);
        assertThat(seqs(list, "a/b\\c")).containsExactly(3);
        assertThat(seqs(list, "Kitchen")).containsExactly(4);
        assertThat(seqs(list, "zebra")).isEmpty();
        assertThat(seqs(list, "beginning")).containsExactly(6);
        assertThat(seqs(list, "KEY")).containsExactly(6);
        assertThat(seqs(list, "text/special")).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(seqs(list, ".*")).isEmpty();
    }

    @Test
    void searchesNeitherNamesNorTheFormOfLines() {
        String list = upload(line(1, "https://api.example.com/a", "\"one\"", "null"));
        for (String text :
                List.of("responseBody", "content-type", "durationMs", "GET", "\\\"", "2026-01-31", "\":\"")) {
            assertThat(seqs(list, text)).as(text).isEmpty();
        }
    }

    /** The case of ASCII texts is that of ASCII: a kelvin sign is no k. */
    @Test
    void ignoresTheCaseOfLetters() {
        String list = upload(line(1, "https://api.example.com/a", "\"kilo \u212aelvin \u017fharp\"", "null")
                + line(2, "https://api.example.com/b", "\"KILO \u00df\"", "null"));
        assertThat(seqs(list, "kilo")).containsExactly(1, 2);
        assertThat(seqs(list, "kelvin")).isEmpty();
        assertThat(seqs(list, "\u00df")).containsExactly(2);
        assertThat(seqs(list, "\u00df".repeat(2))).isEmpty();
        assertThat(seqs(list, "kilo \u212aELVIN")).containsExactly(1);
        assertThat(seqs(list, "Kelvin \u017fharp")).containsExactly(1);
    }

    @Test
    void combinesWithOtherFiltersAndHasPages() {
        String list = upload(Lines.orders(50));
        assertThat(seqs(list, "\"id\":4")).hasSize(11);
        String page = list + "?text=%22id%22:4&limit=10";
        String next = client.get(page).is(200).text("nextCursor");
        assertThat(client.get(page + "&cursor=" + next).is(200).items()).hasSize(1);
        assertThat(client.get(list + "?text=orders/7&method=POST").is(200).items())
                .isEmpty();
        client.get(list + "?text=" + "a".repeat(501)).problem(400, "SERVICE_INVALID_REQUEST");
        client.get(list + "?text=").problem(400, "SERVICE_INVALID_REQUEST");
    }

    private List<Integer> seqs(String list, String text) {
        List<Integer> seqs = new ArrayList<>();
        client.get(list + "?limit=100&text=" + URLEncoder.encode(text, StandardCharsets.UTF_8))
                .is(200)
                .items()
                .forEach(each -> seqs.add(each.get("seq").asInt()));
        return seqs;
    }

    private static String base64(byte[] bytes) {
        return "{\"base64\":\"" + Base64.getEncoder().encodeToString(bytes) + "\"}";
    }

    private static String line(int seq, String url, String responseBody, String requestBody) {
        return Lines.line(seq, "GET", url, 200, "BODY")
                .replace("\"BODY\"", responseBody)
                .replace("\"requestBody\":null", "\"requestBody\":" + requestBody)
                .replace("application/json\"},\"responseBody", "text/special\"},\"responseBody");
    }

    private String upload(String lines) {
        return client.with("Content-Type", "application/x-ndjson")
                        .post("/v1/projects/shop/recordings", lines)
                        .is(201)
                        .header("Location")
                + "/exchanges";
    }
}
