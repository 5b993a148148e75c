package dev.ectype.controlplane.dashboard.recording;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.recording.Lines;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ExchangeSearchPagesTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.ENTERPRISE);
    private final DashboardBrowser reader = DashboardBrowser.of(plane, admin, Scope.READ);

    @BeforeEach
    void project() {
        admin.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
    }

    @Test
    void listsMatchesWithExcerptsAndMarksThemInTheExchange() {
        String path = upload(Lines.line(
                        1, "GET", "https://api.example.com/orders/1", 200, "{\"id\":7,\"state\":\"Out of Stock\"}")
                + Lines.line(2, "GET", "https://api.example.com/orders/2", 200, "{\"id\":8,\"state\":\"paid\"}"));
        String list = search(path, "out of stock");
        assertThat(list)
                .contains(
                        "Response body", "{\"id\":7,\"state\":\"<mark>Out of Stock</mark>\"}", "value=\"out of stock\"")
                .doesNotContain("/orders/2", "Searched up to");
        String exchange = reader.page(link(list));
        assertThat(exchange)
                .contains("<mark class=\"string\">Out of Stock</mark>", "Back to the search", "?text=out%20of%20stock");
        assertThat(search(path, "refunded")).contains("No exchange matches");
        assertThat(reader.page(link(search(path, "/ORDERS/2")))).contains("example.com<mark>/orders/2</mark>");
        assertThat(reader.page(link(search(path, "application/json"))))
                .contains("<code><mark>application/json</mark></code>");
        assertThat(reader.page(path)).doesNotContain("<mark>");
    }

    /** The page formats JSON, so a match of the stored text can be divided there. */
    @Test
    void marksMatchesAcrossPartsAndWithoutTheFormat() {
        String path = upload(Lines.line(1, "GET", "https://api.example.com/a", 200, "{\"id\":7,\"b\":[true]}"));
        String formatted = reader.page(link(search(path, "\"id\"")));
        assertThat(formatted).contains("<mark class=\"member\">\"id\"</mark>: <span class=\"number\">7</span>");
        assertThat(reader.page(link(search(path, ":7,\"b\"")))).contains("{\"id\"<mark>:7,\"b\"</mark>:[true]}");
        String exchange = link(search(path, "\"id\"")).replaceFirst("\\?.*", "?text=");
        assertThat(reader.page(exchange + URLEncoder.encode("\"id\": 7", StandardCharsets.UTF_8)))
                .doesNotContain("<mark");
    }

    @Test
    void saysThatAMatchIsAfterTheEndOfTheDisplayedText() {
        String path = upload(Lines.line(1, "GET", "https://api.example.com/a", 200, "x".repeat(70_000) + " needle"));
        String list = search(path, "needle");
        assertThat(list).contains("\u2026" + "x".repeat(59) + " <mark>needle</mark></p>");
        assertThat(reader.page(link(list)))
                .contains("The page ends here, before the text that you searched for.")
                .doesNotContain("<mark");
    }

    @Test
    void displaysHostileTextsAsTexts() {
        String hostile = "<script>alert(1)</script>\"><img onerror=x>";
        String path =
                upload(Lines.line(1, "GET", "https://api.example.com/a", 200, "before " + hostile + " <b>after</b>"));
        String list = search(path, hostile);
        String exchange = reader.page(link(list));
        assertThat(list).contains("<mark>&lt;script&gt;alert(1)").contains("&lt;b&gt;after");
        assertThat(exchange).contains("<mark>&lt;script&gt;alert(1)");
        for (String page : List.of(list, exchange)) {
            assertThat(page).doesNotContain("<script>alert", "<img", "<b>");
        }
        assertThat(reader.browser().get(path + "?text=" + "a".repeat(501)).body())
                .contains("from 1 to 500 characters");
    }

    private String search(String path, String text) {
        return reader.page(path + "?text=" + URLEncoder.encode(text, StandardCharsets.UTF_8));
    }

    private static String link(String html) {
        Matcher link =
                Pattern.compile("href=\"([^\"]*/exchanges/[0-9]+[^\"]*)\"").matcher(html);
        assertThat(link.find()).as(html).isTrue();
        return link.group(1).replace("&amp;", "&");
    }

    private String upload(String lines) {
        return admin.with("Content-Type", "application/x-ndjson")
                .post("/v1/projects/shop/recordings", lines)
                .is(201)
                .header("Location")
                .replace("/v1", "/dashboard");
    }
}
