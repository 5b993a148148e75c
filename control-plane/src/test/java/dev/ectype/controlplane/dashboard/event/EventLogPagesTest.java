package dev.ectype.controlplane.dashboard.event;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The pages of the event log. */
class EventLogPagesTest {
    private static final String EVENTS = "/dashboard/events";
    private static ControlPlane plane;

    private final Client admin = plane.organization(Plan.ENTERPRISE);
    private final DashboardBrowser reader = DashboardBrowser.of(plane, admin, Scope.READ);

    @BeforeAll
    static void start() {
        plane = ControlPlane.shared();
    }

    @Test
    void displaysTheValuesBeforeAndAfter() {
        admin.post("/v1/projects", "{\"name\":\"<script>alert(1)</script>\",\"slug\":\"shop\"}")
                .is(201);
        admin.patch("/v1/projects/shop", "{\"name\":\"Web shop\"}").is(200);
        String id =
                admin.get("/v1/events?kind=project.updated").items().at("/0/id").asString();
        assertThat(reader.page(EVENTS + "?kind=project.updated"))
                .contains(EVENTS + "/" + id, "project.updated")
                .doesNotContain("organization.created");
        assertThat(reader.page(EVENTS + "/" + id))
                .contains("&lt;script&gt;alert(1)&lt;/script&gt;", "Web shop", "127.0.0.1")
                .doesNotContain("<script>alert");
        Client stranger = plane.organization(Plan.ENTERPRISE);
        assertThat(DashboardBrowser.of(plane, stranger, Scope.ADMIN)
                        .browser()
                        .get(EVENTS + "/" + id)
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void keepsTheFiltersOnTheNextPage() {
        for (int at = 0; at < 3; at++) {
            admin.post("/v1/projects", "{\"name\":\"p" + at + "\"}").is(201);
        }
        String first = reader.page(EVENTS + "?kind=project.created&limit=2");
        assertThat(first).contains("Older").doesNotContain("No event matches");
        String next =
                first.replaceFirst("(?s).*href=\"([^\"]*)\">Older.*", "$1").replace("&amp;", "&");
        assertThat(next).contains("kind=project.created").contains("cursor=");
        assertThat(reader.page(next)).contains("project.created").doesNotContain("Older");
        assertThat(reader.page(EVENTS + "?since=2020-01-01&until=2020-01-02")).contains("No event matches");
        assertThat(reader.browser().get(EVENTS + "?since=yesterday").statusCode())
                .isEqualTo(400);
    }

    @Test
    void linksTargetsToTheirPages() {
        String key = admin.post("/v1/api-keys", "{\"name\":\"CI\",\"scope\":\"read\"}")
                .is(201)
                .text("id");
        assertThat(reader.page(EVENTS + "?kind=api_key.created")).contains("href=\"/dashboard/api-keys/" + key);
    }

    @Test
    void verifiesTheChainForAdministrators() {
        assertThat(DashboardBrowser.of(plane, admin, Scope.ADMIN).page(EVENTS + "/verification"))
                .contains("Intact");
        assertThat(reader.browser().get(EVENTS + "/verification").statusCode()).isEqualTo(403);
        assertThat(reader.page(EVENTS)).doesNotContain("/verification");
    }
}
