package dev.ectype.controlplane.dashboard.organization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The page of the organization: its name, its plan, its storage, exports for auditors and its end. */
class OrganizationPagesTest {
    private static final String HOME = "/dashboard/organization";
    private static ControlPlane plane;

    private final Client admin = plane.organization(Plan.ENTERPRISE);
    private final DashboardBrowser browser = DashboardBrowser.of(plane, admin, Scope.ADMIN);
    private final String slug = admin.get("/v1/organization").text("slug");

    @BeforeAll
    static void start() {
        plane = ControlPlane.shared();
    }

    @Test
    void displaysTheOrganizationWithItsPlanStorageAndEnd() {
        assertThat(browser.page(HOME))
                .contains(
                        slug,
                        admin.get("/v1/organization").text("id"),
                        ">enterprise<",
                        "0 bytes of 1 TiB used",
                        "The plan enterprise includes it.",
                        "ectype control-plane organization suspend " + slug,
                        "ectype control-plane organization delete " + slug + " --confirm " + slug);
        DashboardBrowser team = DashboardBrowser.of(plane, plane.organization(Plan.TEAM), Scope.ADMIN);
        assertThat(team.page(HOME))
                .contains("0 bytes of 50 GiB used", "It needs the plan enterprise", ">on<", ">off<")
                .doesNotContain(HOME + "/export");
        assertThat(team.browser().get(HOME + "/export").statusCode()).isEqualTo(403);
    }

    @Test
    void changesTheName() {
        String changed = browser.follow(
                browser.submit(HOME + "/change", HOME + "/change", Map.of("name", " <script>alert(1)</script> ")));
        assertThat(changed)
                .contains("Saved.", "&lt;script&gt;alert(1)&lt;/script&gt;")
                .doesNotContain("<script>alert");
        assertThat(admin.get("/v1/organization").text("name")).isEqualTo("<script>alert(1)</script>");
        assertThat(admin.get("/v1/organization").text("slug")).isEqualTo(slug);
        for (String name : new String[] {"", "n".repeat(101)}) {
            HttpResponse<String> rejected = browser.submit(HOME + "/change", HOME + "/change", Map.of("name", name));
            assertThat(rejected.statusCode()).isEqualTo(400);
            assertThat(rejected.body()).contains("Name must have 1 to 100 characters.");
        }
        browser.follow(browser.submit(HOME + "/change", HOME + "/change", Map.of("name", "\"><img src=x onerror=x>")));
        assertThat(browser.page(HOME) + browser.page(HOME + "/change")).doesNotContain("<img");
        assertThat(admin.get("/v1/events?kind=organization.updated").items()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({
        "'', ''",
        "?since=&until=, ''",
        "?since=2026-01-01, ?since=2026-01-01T00:00:00Z",
        "?since=2026-01-01&until=2026-01-31, ?since=2026-01-01T00:00:00Z&until=2026-02-01T00:00:00Z",
        "?since=2026-01-01&until=2026-01-01, ?since=2026-01-01T00:00:00Z&until=2026-01-02T00:00:00Z"
    })
    void downloadsTheExportOfThePeriod(String query, String expected) {
        HttpResponse<String> leads = browser.browser().get(HOME + "/export" + query);
        assertThat(leads.statusCode()).isEqualTo(303);
        assertThat(leads.headers().firstValue("Location")).hasValue("/v1/compliance/export" + expected);
        assertThat(admin.get("/v1/events?kind=compliance_export.created").items())
                .isEmpty();
        HttpResponse<String> archive =
                browser.browser().get(leads.headers().firstValue("Location").orElseThrow());
        assertThat(archive.statusCode()).isEqualTo(200);
        assertThat(archive.headers().firstValue("Content-Type")).hasValue("application/zip");
        assertThat(archive.headers().firstValue("Content-Disposition").orElse(""))
                .startsWith("attachment");
        JsonNode events = admin.get("/v1/events?kind=compliance_export.created").items();
        assertThat(events).hasSize(1);
    }

    @Test
    void rejectsPeriodsThatAreNone() {
        HttpResponse<String> reversed = browser.browser().get(HOME + "/export?since=2026-02-01&until=2026-01-31");
        assertThat(reversed.statusCode()).isEqualTo(400);
        assertThat(reversed.body()).contains("Last day must not be before the first day.", "value=\"2026-02-01\"");
        HttpResponse<String> hostile =
                browser.browser().get(HOME + "/export?since=%3Cscript%3Ealert(1)%3C%2Fscript%3E");
        assertThat(hostile.statusCode()).isEqualTo(400);
        assertThat(hostile.body())
                .contains("First day must be a day such as 2026-01-31.")
                .doesNotContain("<script>alert");
    }

    @Test
    void displaysToReadersWhatTheyMayRead() {
        DashboardBrowser reader = DashboardBrowser.of(plane, admin, Scope.READ);
        assertThat(reader.page(HOME))
                .contains(slug, "Features of the plan")
                .doesNotContain("/change", "/export", "bytes of", "organization delete");
        assertThat(reader.browser().get(HOME + "/change").statusCode()).isEqualTo(403);
        assertThat(reader.browser().get(HOME + "/export").statusCode()).isEqualTo(403);
        String token = DashboardBrowser.form(browser.page(HOME + "/change"), HOME + "/change");
        assertThat(reader.browser().post(token, Map.of("name", "Stolen")).statusCode())
                .isEqualTo(403);
        DashboardBrowser writer = DashboardBrowser.of(plane, admin, Scope.WRITE);
        String own = DashboardBrowser.form(writer.page("/dashboard/projects/new"), "/dashboard/projects");
        assertThat(writer.browser()
                        .post(HOME + "/change" + own.substring(own.indexOf('?')), Map.of("name", "Stolen"))
                        .statusCode())
                .isEqualTo(403);
        assertThat(admin.get("/v1/organization").text("name")).isNotEqualTo("Stolen");
    }
}
