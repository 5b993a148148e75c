package dev.ectype.controlplane.dashboard.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.recording.Lines;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The page of a project with its newest contents, and its archiving. */
class ProjectPagesTest {
    private static final String PROJECTS = "/dashboard/projects";
    private static final String SHOP = PROJECTS + "/shop";
    private static final String HOSTILE = "<script>alert(1)</script>\\\"><img src=x onerror=alert(1)>";
    private static final String EMULATOR = """
            {"name":"NAME","url":"http://build-7:4010","project":"shop","api":{"name":"NAME","version":"1","hash":"9f86"},"version":"0.1.0"}""";
    private static final String SNAPSHOT = """
            {"format":1,"api":{"name":"Petstore","version":"1","hash":"9f86"},"position":7,"resources":{}}""";
    private static final String SHA256 = "28c237eafb4bd0a7c939d147ceb792c9aefce8e1a46793eeb7f3d804dff7209e";

    private static ControlPlane plane;

    private final Client admin = plane.organization(Plan.TEAM);
    private final DashboardBrowser writer = DashboardBrowser.of(plane, admin, Scope.WRITE);

    @BeforeAll
    static void start() {
        plane = ControlPlane.shared();
    }

    @Test
    void displaysTheNewestContentsOrTheCommandsThatFillThem() {
        assertThat(writer.page(PROJECTS))
                .contains("No projects yet", "ectype projects create \"Web shop\" --slug shop");
        admin.post("/v1/projects", "{\"name\":\"Web shop\",\"slug\":\"shop\"}").is(201);
        assertThat(writer.page(SHOP))
                .contains("ectype emulate openapi.yaml --register --project shop --api-url " + plane.address())
                .contains("ectype record --upstream https://api.example.com --out shop.jsonl")
                .contains(plane.address() + "/v1/projects/shop/recordings")
                .contains("ectype snapshot push shop/checkout-ready");
        for (int at = 1; at <= 6; at++) {
            admin.post("/v1/emulators", EMULATOR.replace("NAME", "emulator-" + at))
                    .is(201);
        }
        String recording = Lines.upload(admin, "/orders");
        String snapshot = pushEmpty();
        assertThat(writer.page(SHOP))
                .contains("emulator-6", "emulator-2", "Alive", PROJECTS.replace("/projects", "/emulators?project=shop"))
                .doesNotContain(">emulator-1<", "ectype emulate", "ectype record", "ectype snapshot")
                .contains(recording.replace("/v1/", "/dashboard/"), "https://api.example.com")
                .contains("/dashboard/snapshots/" + snapshot, "ready", "/dashboard/snapshots?project=shop");
    }

    @Test
    void explainsThatThePlanHasNoSnapshots() {
        Client free = plane.organization(Plan.FREE);
        free.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        assertThat(DashboardBrowser.of(plane, free, Scope.READ).page(SHOP))
                .contains("Your organization has no shared snapshots")
                .doesNotContain("ectype snapshot push");
    }

    @Test
    void archivesAndRestoresAProject() {
        admin.post("/v1/projects", "{\"name\":\"Web shop\",\"slug\":\"shop\"}").is(201);
        admin.post("/v1/projects", "{\"name\":\"Billing\"}").is(201);
        assertThat(writer.page(PROJECTS)).contains("Web shop", "Billing").doesNotContain("Archived projects");
        String archived = writer.follow(writer.submit(SHOP, SHOP + "/archive", Map.of()));
        assertThat(archived)
                .contains("Archived. Lists", "Archived on", SHOP + "/restore")
                .doesNotContain("/archive?");
        assertThat(admin.get("/v1/projects/shop").text("archivedAt")).isNotNull();
        assertThat(writer.page(PROJECTS))
                .contains("Billing", "Archived projects")
                .doesNotContain("Web shop");
        assertThat(writer.page(PROJECTS + "?archived=true"))
                .contains("Web shop")
                .doesNotContain("Billing");
        assertThat(writer.browser().get(PROJECTS + "?archived=perhaps").statusCode())
                .isEqualTo(400);
        assertThat(writer.page("/dashboard/snapshots?project=shop")).contains("<option value=\"shop\" selected>");
        assertThat(writer.page("/dashboard/snapshots?name=a")).doesNotContain("<option value=\"shop\"");
        String restored = writer.follow(writer.submit(SHOP, SHOP + "/restore", Map.of()));
        assertThat(restored).contains("Restored.", SHOP + "/archive").doesNotContain("Archived on");
        assertThat(writer.page(PROJECTS)).contains("Web shop").doesNotContain("Archived projects");
        assertThat(admin.get("/v1/events?kind=project.updated").items()).hasSize(2);
    }

    @Test
    void offersAndAcceptsArchivingForWritersOnly() {
        admin.post("/v1/projects", "{\"name\":\"Web shop\",\"slug\":\"shop\"}").is(201);
        String form = DashboardBrowser.form(writer.page(SHOP), SHOP + "/archive");
        DashboardBrowser reader = DashboardBrowser.of(plane, admin, Scope.READ);
        assertThat(reader.page(SHOP)).contains("Web shop").doesNotContain("/archive", "/restore");
        assertThat(reader.browser().post(form, Map.of()).statusCode()).isEqualTo(403);
        assertThat(admin.get("/v1/projects/shop").text("archivedAt")).isNull();
    }

    @Test
    void displaysHostileTextsAsText() {
        admin.post(
                        "/v1/projects",
                        "{\"name\":\"" + HOSTILE + "\",\"slug\":\"shop\",\"description\":\"" + HOSTILE + "\"}")
                .is(201);
        admin.post("/v1/emulators", EMULATOR.replace("NAME", HOSTILE)).is(201);
        for (String path :
                new String[] {PROJECTS, SHOP, SHOP + "/change", SHOP + "/delete", PROJECTS + "?q=%3Cscript%3E"}) {
            assertThat(writer.page(path)).as(path).contains("&lt;script&gt;").doesNotContain("<script>", "<img");
        }
    }

    private String pushEmpty() {
        return admin.post("/v1/projects/shop/snapshots?name=ready&sha256=" + SHA256, SNAPSHOT)
                .is(201)
                .text("id");
    }
}
