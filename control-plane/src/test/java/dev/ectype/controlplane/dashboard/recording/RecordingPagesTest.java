package dev.ectype.controlplane.dashboard.recording;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.recording.Lines;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RecordingPagesTest {
    private static final String RECORDINGS = "/dashboard/projects/shop/recordings";
    private static final String HOSTILE = "<script>alert(1)</script>\"><img onerror=x>";
    private static ControlPlane plane;

    private final Client admin = plane.organization(Plan.ENTERPRISE);
    private final DashboardBrowser writer = DashboardBrowser.of(plane, admin, Scope.WRITE);

    @BeforeAll
    static void start() {
        plane = ControlPlane.shared();
    }

    @BeforeEach
    void project() {
        admin.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
    }

    @Test
    void uploadsAndDisplaysAndDownloadsAndDeletesARecording() {
        assertThat(writer.page("/dashboard/recordings"))
                .contains("No recordings in shop", "ectype record --upstream", "/v1/projects/shop/recordings");
        String page = writer.follow(writer.upload(RECORDINGS + "/upload", RECORDINGS, "a.jsonl", Lines.orders(45)));
        assertThat(page).contains("Uploaded.", "https://api.example.com", "<dd>45</dd>", "/orders/20");
        assertThat(page).doesNotContain("/orders/21");
        String list = writer.page("/dashboard/recordings");
        assertThat(list).contains("https://api.example.com", ">45<");
        String path = recording();
        assertThat(writer.page(next(page))).contains("/orders/21", "/orders/40");
        HttpResponse<String> file = writer.browser().get(path + "/file");
        assertThat(file.body()).isEqualTo(Lines.orders(45));
        assertThat(file.headers().firstValue("Content-Disposition").orElse("")).startsWith("attachment");
        assertThat(writer.page(path + "/delete")).contains("45 exchanges", "0 replays");
        assertThat(writer.follow(writer.submit(path + "/delete", path + "/delete", Map.of())))
                .contains("Deleted.");
        assertThat(admin.get("/v1/projects/shop/recordings").items()).isEmpty();
    }

    @Test
    void carriesOutAnUploadOnceThatIsSentTwice() {
        String form = DashboardBrowser.form(writer.page(RECORDINGS + "/upload"), RECORDINGS);
        HttpResponse<String> first = writer.send(form, "a.jsonl", Lines.orders(2));
        HttpResponse<String> second = writer.send(form, "a.jsonl", Lines.orders(2));
        assertThat(second.statusCode()).isEqualTo(303);
        assertThat(second.headers().firstValue("Location"))
                .isEqualTo(first.headers().firstValue("Location"));
        assertThat(admin.get("/v1/projects/shop/recordings").items()).hasSize(1);
        HttpResponse<String> other = writer.send(form, "a.jsonl", Lines.orders(3));
        assertThat(other.statusCode()).isEqualTo(422);
        assertThat(admin.get("/v1/projects/shop/recordings").items()).hasSize(1);
    }

    @Test
    void displaysTheFormAgainForAFileThatIsNoRecording() {
        HttpResponse<String> text = upload("notes.txt", "hello");
        assertThat(text.statusCode()).isEqualTo(400);
        assertThat(text.body()).contains("Nothing was stored.", "line 1", "enctype=\"multipart/form-data\"");
        assertThat(upload("a.jsonl", "").body()).contains("contains no exchange");
        assertThat(upload("", "").body()).contains("File is missing; choose a file.");
        assertThat(upload("a.jsonl", Lines.orders(2) + HOSTILE).body())
                .contains("line 3")
                .doesNotContain("<script>alert");
        HttpResponse<String> urlencoded = writer.submit(RECORDINGS + "/upload", RECORDINGS, Map.of("file", "a"));
        assertThat(urlencoded.statusCode()).isEqualTo(415);
        assertThat(admin.get("/v1/projects/shop/recordings").items()).isEmpty();
        String again = DashboardBrowser.form(text.body(), RECORDINGS);
        assertThat(writer.send(again, "a.jsonl", Lines.orders(1)).statusCode()).isEqualTo(303);
    }

    @Test
    void replacesSecretsOfAnUploadedFile() {
        String secret = Lines.orders(1)
                .replace("{\"accept\":\"application/json\"}", "{\"authorization\":\"Bearer swordfish-swordfish\"}");
        assertThat(secret).contains("swordfish");
        upload("a.jsonl", secret);
        assertThat(writer.browser().get(recording() + "/file").body())
                .contains("authorization")
                .doesNotContain("swordfish");
    }

    @Test
    void filtersExchangesAndOpensOne() {
        upload(
                "a.jsonl",
                Lines.line(1, "GET", "https://api.example.com/orders/7?full=1", 200, "{\"id\":7,\"paid\":true}")
                        + Lines.line(2, "POST", "https://api.example.com/carts", 422, "no JSON")
                        + Lines.line(3, "GET", "https://auth.example.com/token", 503, ""));
        String path = recording();
        assertThat(writer.page(path + "?status=4xx")).contains("/carts").doesNotContain("/orders/7");
        assertThat(writer.page(path + "?method=GET&path=full"))
                .contains("/orders/7")
                .doesNotContain("/token");
        assertThat(writer.page(path + "?host=nowhere")).contains("No exchange matches");
        assertThat(writer.page(path + "?status=abc")).contains("must be a status such as 404");
        String first = writer.page(exchange(writer.page(path), 0));
        assertThat(first)
                .contains("Exchange 1", "https://api.example.com/orders/7?full=1", "application/json")
                .contains("<span class=\"number\">7</span>", "<span class=\"literal\">true</span>");
        Matcher next = Pattern.compile("href=\"([^\"]+)\">Next exchange").matcher(first);
        assertThat(next.find()).isTrue();
        assertThat(writer.page(next.group(1))).contains("Exchange 2", "no JSON");
        assertThat(writer.page(exchange(writer.page(path), 2)))
                .contains("Exchange 3")
                .doesNotContain("Next exchange");
        assertThat(writer.follow(writer.browser().get(path + "/exchanges/number/3")))
                .contains("Exchange 3");
        for (String missing : List.of("/exchanges/1", "/exchanges/999999", "/exchanges/number/4", "/exchanges/x")) {
            assertThat(writer.browser().get(path + missing).statusCode())
                    .as(missing)
                    .isEqualTo(404);
        }
    }

    @Test
    void displaysTheBeginningOfLongBodiesAndTheSizeOfBinaryOnes() {
        String binary = Lines.line(2, "GET", "https://api.example.com/image", 200, "")
                .replace("\"responseBody\":\"\"", "\"responseBody\":{\"base64\":\"AAECAwQFBgc=\"}");
        upload(
                "a.jsonl",
                Lines.line(1, "GET", "https://api.example.com/", 200, "{\"a\":\"" + "x".repeat(200_000) + "\"}")
                        + binary);
        String list = writer.page(recording());
        assertThat(writer.page(exchange(list, 0)))
                .contains("xxx…", "195.3 KiB", "The page ends here.", "/file\"")
                .hasSizeLessThan(100_000);
        assertThat(writer.page(exchange(list, 1))).contains("Binary content, 8 bytes, application/json");
    }

    @Test
    void findsAnExchangeOfALongRecordingByItsNumber() {
        upload("a.jsonl", Lines.orders(3000));
        String path = recording();
        for (int seq : List.of(1, 2, 1499, 2999, 3000)) {
            assertThat(writer.follow(writer.browser().get(path + "/exchanges/number/" + seq)))
                    .contains("https://api.example.com/orders/" + seq + "<");
        }
        assertThat(writer.browser().get(path + "/exchanges/number/3001").statusCode())
                .isEqualTo(404);
    }

    @Test
    void displaysHostileTextsAsTexts() {
        String quoted = HOSTILE.replace("\"", "\\\"");
        String hostile = Lines.line(
                        1, "GET", "https://api.example.com/" + quoted, 200, "{\"" + "<script>alert(2)" + "\":1}")
                .replace("{\"accept\":\"application/json\"}", "{\"x-note\":\"<script>alert(3)" + quoted + "\"}")
                .replace("\"durationMs\":3", "\"durationMs\":3,\"fault\":\"" + quoted + "\"");
        HttpResponse<String> uploaded = upload("a.jsonl", hostile);
        assertThat(uploaded.statusCode()).as(uploaded.body()).isEqualTo(303);
        String path = recording();
        String list = writer.page(path);
        String exchange = writer.page(exchange(list, 0));
        assertThat(list).contains("&lt;script&gt;");
        assertThat(exchange).contains("&lt;script&gt;alert(1)", "&lt;script&gt;alert(2)", "&lt;script&gt;alert(3)");
        for (String page : List.of(list, exchange, writer.page(path + "?path=%3Cscript%3Ealert(9)"))) {
            assertThat(page).doesNotContain("<script>alert", "<img");
        }
    }

    @Test
    void offersReadersNoChanges() {
        upload("a.jsonl", Lines.orders(1));
        String path = recording();
        DashboardBrowser reader = DashboardBrowser.of(plane, admin, Scope.READ);
        assertThat(reader.page("/dashboard/recordings")).doesNotContain("/upload");
        assertThat(reader.page(path)).contains("/file").doesNotContain("/delete", "/replay\"");
        for (String form : List.of(RECORDINGS + "/upload", path + "/delete", path + "/replay")) {
            assertThat(reader.browser().get(form).statusCode()).as(form).isEqualTo(403);
        }
        String token = DashboardBrowser.form(writer.page(path + "/delete"), path + "/delete");
        assertThat(reader.browser().post(token, Map.of()).statusCode()).isEqualTo(403);
        assertThat(admin.get("/v1/projects/shop/recordings").items()).hasSize(1);
    }

    @Test
    void hidesEverythingFromOtherOrganizations() {
        upload("a.jsonl", Lines.orders(1));
        String path = recording();
        Client other = plane.organization(Plan.ENTERPRISE);
        other.post("/v1/projects", "{\"name\":\"mine\"}").is(201);
        DashboardBrowser stranger = DashboardBrowser.of(plane, other, Scope.WRITE);
        for (String page : List.of(
                RECORDINGS,
                RECORDINGS + "/upload",
                "/dashboard/recordings?project=shop",
                path,
                path + "/file",
                path + "/delete",
                path + "/replay",
                path + "/replays",
                path + "/exchanges/0",
                path + "/exchanges/number/1",
                path.replace("/shop/", "/mine/"))) {
            assertThat(stranger.browser().get(page).statusCode()).as(page).isEqualTo(404);
        }
        assertThat(stranger.browser()
                        .post(path + "/delete" + token(stranger), Map.of())
                        .statusCode())
                .isEqualTo(404);
        assertThat(stranger.send(RECORDINGS + token(stranger), "a.jsonl", Lines.orders(1))
                        .statusCode())
                .isEqualTo(404);
        assertThat(stranger.browser()
                        .post(path + "/replays" + token(stranger), Map.of("targetUrl", "http://127.0.0.1:1"))
                        .statusCode())
                .isEqualTo(404);
        assertThat(admin.get("/v1/projects/shop/recordings").items()).hasSize(1);
    }

    @Test
    void letsUsersChooseAmongSeveralProjects() {
        admin.post("/v1/projects", "{\"name\":\"<b>Books</b>\",\"slug\":\"books\"}")
                .is(201);
        upload("a.jsonl", Lines.orders(1));
        assertThat(writer.page("/dashboard/recordings"))
                .contains("?project=books", "?project=shop", "&lt;b&gt;Books")
                .doesNotContain("api.example.com");
        assertThat(writer.page("/dashboard/recordings?project=shop")).contains("https://api.example.com");
        assertThat(writer.page("/dashboard/recordings?project=books")).contains("No recordings in &lt;b&gt;Books");
    }

    /** Returns the query of a form, which is valid for other addresses of the same session. */
    private static String token(DashboardBrowser browser) {
        String form = DashboardBrowser.form(
                browser.page("/dashboard/projects/mine/delete"), "/dashboard/projects/mine/delete");
        return form.substring(form.indexOf('?'));
    }

    private HttpResponse<String> upload(String name, String content) {
        return writer.upload(RECORDINGS + "/upload", RECORDINGS, name, content);
    }

    /** Returns the address of the newest recording. */
    private String recording() {
        return RECORDINGS + "/"
                + admin.get("/v1/projects/shop/recordings")
                        .items()
                        .get(0)
                        .get("id")
                        .asString();
    }

    private static String next(String html) {
        Matcher link = Pattern.compile("href=\"([^\"]*cursor=[^\"]*)\"").matcher(html);
        assertThat(link.find()).as(html).isTrue();
        return link.group(1).replace("&amp;", "&");
    }

    private static String exchange(String html, int index) {
        return Pattern.compile("href=\"([^\"]*/exchanges/[0-9]+)\"")
                .matcher(html)
                .results()
                .toList()
                .get(index)
                .group(1);
    }
}
