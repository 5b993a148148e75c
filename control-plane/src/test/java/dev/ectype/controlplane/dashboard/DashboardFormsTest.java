package dev.ectype.controlplane.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestSession;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The rules of all pages of the dashboard, shown with projects: sessions, tokens of forms, repeated forms and rejected values. */
class DashboardFormsTest {
    private static final String PROJECTS = "/dashboard/projects";
    private static ControlPlane plane;

    private final Client admin = plane.organization(Plan.ENTERPRISE);
    private final DashboardBrowser writer = DashboardBrowser.of(plane, admin, Scope.WRITE);

    @BeforeAll
    static void start() {
        plane = ControlPlane.shared();
    }

    @Test
    void sendsVisitorsToTheSignIn() {
        HttpResponse<String> page = new TestBrowser(plane.address()).get(PROJECTS + "?q=shop");
        assertThat(page.statusCode()).isEqualTo(303);
        assertThat(page.headers().firstValue("Location")).contains("/sign-in?next=%2Fdashboard%2Fprojects%3Fq%3Dshop");
    }

    @Test
    void createsAndChangesAndDeletesAProject() {
        String created = writer.follow(
                writer.submit(PROJECTS + "/new", PROJECTS, Map.of("name", "Shop", "description", "<b>Checkout</b>")));
        assertThat(created).contains("Created.", "<code>shop</code>", "&lt;b&gt;Checkout");
        writer.follow(writer.submit(
                PROJECTS + "/shop/change", PROJECTS + "/shop/change", Map.of("name", "Web shop", "description", "")));
        assertThat(admin.get("/v1/projects/shop").text("name")).isEqualTo("Web shop");
        writer.follow(writer.submit(PROJECTS + "/shop/delete", PROJECTS + "/shop/delete", Map.of()));
        admin.get("/v1/projects/shop").is(404);
        assertThat(admin.get("/v1/events?kind=project.deleted").items()).hasSize(1);
    }

    @Test
    void carriesOutAFormOnceThatIsSentTwice() {
        String form = DashboardBrowser.form(writer.page(PROJECTS + "/new"), PROJECTS);
        HttpResponse<String> first = writer.browser().post(form, Map.of("name", "Twice"));
        HttpResponse<String> second = writer.browser().post(form, Map.of("name", "Twice"));
        assertThat(second.statusCode()).isEqualTo(303);
        assertThat(second.headers().firstValue("Location"))
                .isEqualTo(first.headers().firstValue("Location"));
        assertThat(admin.get("/v1/events?kind=project.created").items()).hasSize(1);
    }

    @Test
    void displaysARejectedFormAgainWithItsValues() {
        HttpResponse<String> long101 =
                writer.submit(PROJECTS + "/new", PROJECTS, Map.of("name", "n".repeat(101), "description", "Keep me"));
        assertThat(long101.statusCode()).isEqualTo(400);
        assertThat(long101.body()).contains("Name must have 1 to 100 characters.", "Keep me");
        writer.follow(writer.submit(PROJECTS + "/new", PROJECTS, Map.of("name", "Taken")));
        String form = DashboardBrowser.form(writer.page(PROJECTS + "/new"), PROJECTS);
        HttpResponse<String> taken = writer.browser().post(form, Map.of("name", "Taken"));
        assertThat(taken.statusCode()).isEqualTo(409);
        assertThat(taken.body()).contains("choose another slug");
        HttpResponse<String> again =
                writer.browser().post(DashboardBrowser.form(taken.body(), PROJECTS), Map.of("name", "Free"));
        writer.follow(again);
    }

    @Test
    void rejectsFormsWithoutATokenOfTheSession() {
        DashboardBrowser other = DashboardBrowser.of(plane, admin, Scope.WRITE);
        String foreign = DashboardBrowser.form(other.page(PROJECTS + "/new"), PROJECTS);
        String own = DashboardBrowser.form(writer.page(PROJECTS + "/new"), PROJECTS);
        for (String form : new String[] {PROJECTS, PROJECTS + "?form=", PROJECTS + "?form=a.b", foreign, own + "x"}) {
            HttpResponse<String> refused = writer.browser().post(form, Map.of("name", "Forged"));
            assertThat(refused.statusCode()).as(form).isEqualTo(403);
            assertThat(refused.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
        }
        assertThat(admin.get("/v1/projects?q=Forged").items()).isEmpty();
    }

    @Test
    void displaysFormsToSessionsInAHeader() {
        Client bearer = TestSession.begin(plane, admin, Scope.WRITE).bearer();
        assertThat(bearer.get(PROJECTS + "/new").is(200).body()).contains("New project", "?form=");
    }

    @Test
    void offersAndAcceptsOnlyWhatTheScopeAllows() {
        writer.follow(writer.submit(PROJECTS + "/new", PROJECTS, Map.of("name", "Visible")));
        DashboardBrowser reader = DashboardBrowser.of(plane, admin, Scope.READ);
        assertThat(reader.page(PROJECTS)).contains("Visible").doesNotContain("New project");
        assertThat(reader.page(PROJECTS + "/visible")).doesNotContain("/delete", "/change");
        assertThat(reader.browser().get(PROJECTS + "/new").statusCode()).isEqualTo(403);
        String token = DashboardBrowser.form(writer.page(PROJECTS + "/new"), PROJECTS);
        assertThat(reader.browser().post(token, Map.of("name", "Forbidden")).statusCode())
                .isEqualTo(403);
    }
}
