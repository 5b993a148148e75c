package dev.ectype.controlplane.dashboard.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.emulator.EmulatedApi;
import dev.ectype.controlplane.emulator.EmulatorStatus;
import dev.ectype.controlplane.emulator.RegisteredEmulator;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.id.IdKind;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The pages of emulators: the list with its filters, one emulator, and its deregistration. */
class EmulatorPagesTest {
    private static final String EMULATORS = "/dashboard/emulators";
    private static final String HOSTILE = "<script>alert(1)</script>\\\"><img src=x onerror=alert(1)>";
    private static ControlPlane plane;

    private final Client admin = plane.organization(Plan.FREE);
    private final DashboardBrowser writer = DashboardBrowser.of(plane, admin, Scope.WRITE);

    @BeforeAll
    static void start() {
        plane = ControlPlane.shared();
    }

    @Test
    void listsDisplaysAndDeregistersAnEmulator() {
        assertThat(writer.page(EMULATORS))
                .contains("No emulators yet", "ectype login --api-url " + plane.address())
                .contains("ectype emulate openapi.yaml --register --api-url " + plane.address());
        admin.post("/v1/projects", "{\"name\":\"Web shop\",\"slug\":\"shop\"}").is(201);
        String id = register("checkout", ",\"project\":\"shop\"");
        admin.post("/v1/emulators/" + id + "/heartbeat", "{\"requests\":12034,\"position\":340}")
                .is(200);
        String list = writer.page(EMULATORS);
        assertThat(list)
                .contains(
                        "href=\"" + EMULATORS + "/" + id + "\"",
                        "href=\"http://build-7:4010\" rel=\"noreferrer noopener\"",
                        "<span class=\"badge good\">Alive</span>",
                        "12,034",
                        "hx-get=\"/dashboard/emulators\" hx-trigger=\"every 5s\"",
                        " s ago");
        String home = EMULATORS + "/" + id;
        assertThat(writer.page(home)).contains("Alive", "12,034", "340", "Petstore", "9f86", home + "/deregister");
        assertThat(writer.page(home + "/deregister")).contains("checkout", "cannot be undone", "http://build-7:4010");
        String stopped = writer.follow(writer.submit(home + "/deregister", home + "/deregister", Map.of()));
        assertThat(stopped).contains("Deregistered. Heartbeats", "Stopped").doesNotContain("/deregister\"");
        assertThat(admin.get("/v1/emulators/" + id).text("status")).isEqualTo("stopped");
        assertThat(admin.get("/v1/events?kind=emulator.deregistered").items()).hasSize(1);
    }

    @Test
    void filtersByProjectAndStatus() {
        admin.post("/v1/projects", "{\"name\":\"Web shop\",\"slug\":\"shop\"}").is(201);
        register("inside", ",\"project\":\"shop\"");
        String lost = register("silent", "");
        plane.owned(owner -> owner.execute(
                "update emulators set last_seen_at = now() - interval '1 minute' where id = ?",
                IdKind.EMULATOR.require(lost)));
        assertThat(writer.page(EMULATORS)).contains(">inside<", ">silent<", "<span class=\"badge bad\">Lost</span>");
        assertThat(writer.page(EMULATORS + "?project=shop"))
                .contains(">inside<", "<option value=\"shop\" selected>Web shop</option>", "--project shop")
                .doesNotContain(">silent<");
        assertThat(writer.page(EMULATORS + "?alive=false&project="))
                .contains(">silent<", "hx-get=\"/dashboard/emulators?alive=false\"")
                .doesNotContain(">inside<");
        assertThat(writer.page(EMULATORS + "?alive=true&updates=off"))
                .contains(">inside<", "Updates are paused", "href=\"/dashboard/emulators?alive=true\"")
                .doesNotContain("every 5s");
        assertThat(writer.page(EMULATORS + "?project=none")).contains("There is no project “none”");
        assertThat(writer.browser().get(EMULATORS + "?alive=perhaps").statusCode())
                .isEqualTo(400);
        assertThat(writer.page(EMULATORS + "?limit=1"))
                .contains(">silent<", "cursor=")
                .doesNotContain(">inside<");
    }

    @Test
    void offersAndAcceptsTheDeregistrationForWritersOnly() {
        String id = register("kept", "");
        String form = DashboardBrowser.form(
                writer.page(EMULATORS + "/" + id + "/deregister"), EMULATORS + "/" + id + "/deregister");
        DashboardBrowser reader = DashboardBrowser.of(plane, admin, Scope.READ);
        assertThat(reader.page(EMULATORS + "/" + id)).contains("kept").doesNotContain("/deregister");
        assertThat(reader.browser().get(EMULATORS + "/" + id + "/deregister").statusCode())
                .isEqualTo(403);
        assertThat(reader.browser().post(form, Map.of()).statusCode()).isEqualTo(403);
        assertThat(admin.get("/v1/emulators/" + id).text("status")).isEqualTo("alive");
        DashboardBrowser foreigner = DashboardBrowser.of(plane, plane.organization(Plan.FREE), Scope.ADMIN);
        assertThat(foreigner.browser().get(EMULATORS + "/" + id).statusCode()).isEqualTo(404);
    }

    @Test
    void displaysHostileTextsAsText() {
        String id = admin.post(
                        "/v1/emulators",
                        "{\"name\":\"" + HOSTILE
                                + "\",\"url\":\"http://evil/\\\"><script>x</script>\",\"api\":{\"name\":\""
                                + HOSTILE + "\",\"version\":\"" + HOSTILE + "\",\"hash\":\"" + HOSTILE
                                + "\"},\"version\":\"" + HOSTILE + "\"}")
                .is(201)
                .text("id");
        for (String path : new String[] {
            EMULATORS, EMULATORS + "/" + id, EMULATORS + "/" + id + "/deregister", EMULATORS + "?project=%3Cscript%3Ea"
        }) {
            assertThat(writer.page(path)).contains("&lt;script&gt;").doesNotContain("<script>", "<img");
        }
    }

    @Test
    void linksOnlyWebAddresses() {
        assertThat(link("http://build-7:4010/v1")).isEqualTo("http://build-7:4010/v1");
        assertThat(link("https://shop.example")).isEqualTo("https://shop.example");
        for (String other :
                new String[] {"javascript:alert(1)", "data:text/html,x", "ftp://x", "http:x", "//x", "h t"}) {
            assertThat(link(other)).as(other).isNull();
        }
    }

    private static String link(String url) {
        Instant now = Instant.EPOCH;
        return new EmulatorView(
                        new RegisteredEmulator(
                                "emu_0",
                                "name",
                                url,
                                null,
                                new EmulatedApi("Petstore", "1", "9f86"),
                                "1",
                                EmulatorStatus.ALIVE,
                                15,
                                null,
                                null,
                                now,
                                now,
                                null),
                        now)
                .link();
    }

    private String register(String name, String more) {
        return admin.post(
                        "/v1/emulators",
                        "{\"name\":\"" + name + "\",\"url\":\"http://build-7:4010\",\"api\":{\"name\":\"Petstore\","
                                + "\"version\":\"1.0.0\",\"hash\":\"9f86\"},\"version\":\"0.1.0\"" + more + "}")
                .is(201)
                .text("id");
    }
}
