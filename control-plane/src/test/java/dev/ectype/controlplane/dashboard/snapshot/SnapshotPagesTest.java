package dev.ectype.controlplane.dashboard.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The pages of snapshots: list, version, comparison, download and deletion. */
class SnapshotPagesTest {
    private static final String SNAPSHOTS = "/dashboard/snapshots";
    private static final String HOSTILE = "<script>alert(1)</script>\\\"><img src=x onerror=alert(1)>";
    private static ControlPlane plane;

    private final Client admin = plane.organization(Plan.TEAM);
    private final DashboardBrowser writer = DashboardBrowser.of(plane, admin, Scope.WRITE);

    @BeforeAll
    static void start() {
        plane = ControlPlane.shared();
    }

    @Test
    void listsAndDisplaysVersions() throws Exception {
        assertThat(writer.page(SNAPSHOTS))
                .contains("No snapshots yet", "ectype snapshot push shop/checkout-ready --from http://127.0.0.1:4010");
        String first = push("ready", pets("{\"id\":1,\"name\":\"Mia\"}"));
        String second = push("ready", pets("{\"id\":1,\"name\":\"Mio\"}"));
        String other = push("other", pets("{\"id\":2}"));
        assertThat(writer.page(SNAPSHOTS)).contains(first, second, other);
        assertThat(writer.page(SNAPSHOTS + "?project=shop&name=ready"))
                .contains(first, second)
                .doesNotContain(other);
        assertThat(writer.page(SNAPSHOTS + "?name=read")).contains("No snapshot with this project and exact name");
        assertThat(writer.page(SNAPSHOTS + "?project=none")).contains("There is no project “none”");
        assertThat(writer.page(SNAPSHOTS + "?name=ready&limit=1")).contains("&amp;name=ready", "cursor=");
        assertThat(writer.page(SNAPSHOTS + "/" + first))
                .contains(
                        "shop/ready@1",
                        "the newest is 2",
                        "ectype emulate openapi.yaml --fixture remote:shop/ready@1",
                        "ectype snapshot pull shop/ready@1 --into http://127.0.0.1:4010",
                        SNAPSHOTS + "/" + first + "/diff?with=" + second,
                        admin.get("/v1/snapshots/" + first).text("sha256"));
        assertThat(writer.page(SNAPSHOTS + "/" + first + "/resources"))
                .containsPattern("pets</a></td><td data-label=\"Instances\" class=\"number\">1</td>");
    }

    @Test
    void comparesTwoVersionsSideBySide() throws Exception {
        String first = push("ready", pets("{\"id\":1,\"name\":\"Mia\",\"tag\":null}", "{\"id\":7,\"name\":\"Leo\"}"));
        String second = push(
                "ready",
                pets(
                                "{\"id\":1,\"name\":\"" + "x".repeat(2000) + "\",\"tags\":[\"a\",{\"b\":1}]}",
                                "{\"id\":7,\"name\":\"Leo\"}")
                        .replace(
                                "\"resources\":{",
                                "\"resources\":{\"owners\":[{\"document\":{\"city\":\"Ulm\"},\"id\":\"9\"}],"));
        String page = writer.page(SNAPSHOTS + "/" + second + "/diff");
        assertThat(page)
                .contains("From version 1 to version 2.", "± Changed", "+ Added", "city", "\"Ulm\"")
                .contains("<del><code>\"Mia\"</code></del>", "<del><code>null</code></del>")
                .contains("<ins><code>[\"a\",{\"b\":1}]</code></ins>", "xx…")
                .doesNotContain("Leo", "x".repeat(500));
        assertThat(writer.page(SNAPSHOTS + "/" + second + "/diff?with=" + first + "&resource=owners"))
                .contains("\"Ulm\"")
                .doesNotContain("Mia");
        assertThat(writer.page(SNAPSHOTS + "/" + first + "/diff?with=" + second + "&kind=removed"))
                .contains("− Removed", "<del><code>\"Ulm\"")
                .doesNotContain("Mia");
        assertThat(writer.page(SNAPSHOTS + "/" + first + "/diff")).contains("From empty state", "Leo", "Mia");
        assertThat(writer.page(SNAPSHOTS + "/" + second + "/diff?with=" + second))
                .contains("Both states have the same instances");
        HttpResponse<String> unknown =
                writer.browser().get(SNAPSHOTS + "/" + first + "/diff?with=" + "snp_" + "0".repeat(26));
        assertThat(unknown.statusCode()).isEqualTo(404);
        assertThat(unknown.body()).contains("role=\"alert\"", "Back to the snapshot");
    }

    @Test
    void displaysManyDifferencesOnSeveralPages() throws Exception {
        String id = push(
                "many",
                pets(IntStream.range(0, 60)
                        .mapToObj(pet -> "{\"id\":" + pet + ",\"name\":\"pet-" + pet + "-\"}")
                        .toArray(String[]::new)));
        String home = SNAPSHOTS + "/" + id + "/diff?with=empty";
        assertThat(writer.page(home)).contains("pet-24-", "offset=25").doesNotContain("pet-25-", "Previous");
        assertThat(writer.page(home + "&offset=50"))
                .contains("pet-59-", "offset=25")
                .doesNotContain("pet-49-", "Next");
        assertThat(writer.page(home + "&offset=9999")).contains("No listed instance matches");
    }

    @Test
    void downloadsTheContent() throws Exception {
        String content = pets("{\"id\":1}");
        String id = push("ready", content);
        HttpResponse<String> file = writer.browser().get(SNAPSHOTS + "/" + id + "/content");
        assertThat(file.body()).isEqualTo(content);
        assertThat(file.headers().firstValue("Content-Disposition"))
                .contains("attachment; filename=\"shop-ready-1.json\"");
    }

    @Test
    void deletesAVersionAfterNamingWhatIsLost() throws Exception {
        String first = push("ready", pets("{\"id\":1}"));
        String second = push("ready", pets("{\"id\":2}"));
        String delete = SNAPSHOTS + "/" + second + "/delete";
        assertThat(writer.page(delete)).contains("shop/ready@2", "1 other version remains; the newest is version 1");
        String list = writer.follow(writer.submit(delete, delete, Map.of()));
        assertThat(list).contains("Deleted.", first).doesNotContain(second);
        admin.get("/v1/snapshots/" + second).is(404);
        assertThat(admin.get("/v1/events?kind=snapshot.deleted").items()).hasSize(1);
        assertThat(writer.page(SNAPSHOTS + "/" + first + "/delete")).contains("It is the only version");
    }

    @Test
    void offersAndAcceptsTheDeletionForWritersOnly() throws Exception {
        String id = push("ready", pets("{\"id\":1}"));
        String delete = SNAPSHOTS + "/" + id + "/delete";
        String form = DashboardBrowser.form(writer.page(delete), delete);
        DashboardBrowser reader = DashboardBrowser.of(plane, admin, Scope.READ);
        assertThat(reader.page(SNAPSHOTS + "/" + id)).contains("/content").doesNotContain("/delete");
        assertThat(reader.browser().get(delete).statusCode()).isEqualTo(403);
        assertThat(reader.browser().post(form, Map.of()).statusCode()).isEqualTo(403);
        DashboardBrowser foreigner = DashboardBrowser.of(plane, plane.organization(Plan.TEAM), Scope.ADMIN);
        for (String page : new String[] {"", "/resources", "/diff", "/content", "/delete"}) {
            assertThat(foreigner.browser().get(SNAPSHOTS + "/" + id + page).statusCode())
                    .as(page)
                    .isEqualTo(404);
        }
        admin.get("/v1/snapshots/" + id).is(200);
    }

    @Test
    void explainsThePlanThatSnapshotsNeed() throws Exception {
        String id = push("ready", pets("{\"id\":1}"));
        DashboardBrowser free = DashboardBrowser.of(plane, plane.organization(Plan.FREE), Scope.ADMIN);
        assertThat(free.page(SNAPSHOTS))
                .contains("need the plan team", "is on the plan free", "ectype snapshot save checkout-ready");
        for (String page : new String[] {"", "/resources", "/diff", "/content", "/delete"}) {
            assertThat(free.browser().get(SNAPSHOTS + "/" + id + page).statusCode())
                    .as(page)
                    .isEqualTo(403);
        }
    }

    @Test
    void displaysHostileTextsAsText() throws Exception {
        String hostile = pets("{\"id\":1,\"" + HOSTILE + "\":\"" + HOSTILE + "\"}")
                .replace("\"pets\":[", "\"" + HOSTILE + "\":[")
                .replace("\"id\":\"0\"", "\"id\":\"" + HOSTILE + "\"")
                .replace("Petstore", HOSTILE)
                .replace("1.0.0", HOSTILE)
                .replace("9f86", HOSTILE);
        String id = push("ready", hostile);
        String later = push("ready", hostile.replace("{\"id\":1,", "{\"id\":2,"));
        String home = SNAPSHOTS + "/" + id;
        for (String path : new String[] {
            SNAPSHOTS,
            home,
            home + "/resources",
            home + "/diff",
            SNAPSHOTS + "/" + later + "/diff",
            home + "/diff?resource=%3Cscript%3Ea",
            SNAPSHOTS + "?name=%3Cscript%3Ea"
        }) {
            assertThat(writer.page(path)).as(path).contains("&lt;script").doesNotContain("<script>", "<img");
        }
    }

    /** Pushes a snapshot to the project {@code shop} and returns its identifier. */
    private String push(String name, String snapshot) throws Exception {
        if (admin.get("/v1/projects/shop").status() == 404) {
            admin.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        }
        String sha256 = HexFormat.of()
                .formatHex(MessageDigest.getInstance("SHA-256").digest(snapshot.getBytes(StandardCharsets.UTF_8)));
        return admin.post("/v1/projects/shop/snapshots?name=" + name + "&sha256=" + sha256, snapshot)
                .is(201)
                .text("id");
    }

    /** Returns a state with the documents of pets, whose identifiers are their positions. */
    private static String pets(String... documents) {
        String rows = IntStream.range(0, documents.length)
                .mapToObj(at -> "{\"id\":\"" + at + "\",\"version\":1,\"document\":" + documents[at] + "}")
                .collect(Collectors.joining(","));
        return "{\"format\":1,\"api\":{\"name\":\"Petstore\",\"version\":\"1.0.0\",\"hash\":\"9f86\"},\"position\":7,"
                + "\"counters\":{},\"resources\":{\"pets\":[" + rows + "]},\"relationships\":[]}";
    }
}
