package dev.ectype.controlplane.dashboard.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.organization.Member;
import dev.ectype.controlplane.organization.Members;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.database.TenantTransactions;
import dev.ectype.controlplane.signin.TestAuthenticator;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestSession;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class AccountPagesTest {
    private static final String ACCOUNT = "/dashboard/account";
    private static final String FACTOR = ACCOUNT + "/two-factor";
    private static final String PASSWORD = "nine purple lighthouses hum";

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.FREE);
    private final TestSession own = TestSession.begin(plane, admin, Scope.READ);
    private final DashboardBrowser browser = DashboardBrowser.of(own.browser());

    @Test
    void redirectsTheEarlierAddresses() {
        for (String page : List.of("", "/password", "/two-factor")) {
            for (TestBrowser visitor : List.of(own.browser(), new TestBrowser(plane.address()))) {
                HttpResponse<String> moved = visitor.get("/account" + page);
                assertThat(moved.statusCode()).as(page).isEqualTo(308);
                assertThat(moved.headers().firstValue("Location")).hasValue(ACCOUNT + page);
            }
            browser.page(ACCOUNT + page);
            assertThat(new TestBrowser(plane.address())
                            .get(ACCOUNT + page)
                            .headers()
                            .firstValue("Location")
                            .orElse(""))
                    .startsWith("/sign-in?next=");
        }
    }

    @Test
    void endsOwnSessionsOnly() {
        TestSession second = own.another();
        TestSession third = own.another();
        TestSession stranger = TestSession.begin(plane, admin, Scope.READ);
        String page = browser.page(ACCOUNT);
        assertThat(page).contains("This session", "End all other sessions").doesNotContain(own.id(), stranger.id());
        String end = ACCOUNT + "/sessions/" + second.id() + "/end";
        assertThat(browser.follow(browser.submit(ACCOUNT, end, Map.of())))
                .contains("Requests of that session are rejected", third.id())
                .doesNotContain(second.id());
        second.bearer().get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");

        String foreign = DashboardBrowser.form(page, end).replace(second.id(), stranger.id());
        DashboardBrowser administrator = DashboardBrowser.of(plane, admin, Scope.ADMIN);
        assertThat(browser.browser().post(foreign, Map.of()).statusCode()).isEqualTo(404);
        TestSession another = TestSession.begin(plane, admin, Scope.READ);
        assertThat(administrator.browser().get(ACCOUNT).body()).doesNotContain(another.id());
        stranger.bearer().get("/v1/me").is(200);

        String all = ACCOUNT + "/sessions/end";
        assertThat(browser.follow(browser.submit(ACCOUNT, all, Map.of())))
                .contains("This session")
                .doesNotContain("End all other sessions", third.id());
        third.bearer().get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
        stranger.bearer().get("/v1/me").is(200);
    }

    @Test
    void setsAPasswordAfterASignInWithALink() {
        String page = ACCOUNT + "/password";
        assertThat(browser.page(ACCOUNT)).contains("Set a password");
        assertThat(browser.page(page)).doesNotContain("currentPassword").contains("autocomplete=\"new-password\"");
        HttpResponse<String> weak = browser.submit(page, page, Map.of("newPassword", "123456789012"));
        assertThat(weak.statusCode()).isEqualTo(400);
        assertThat(weak.body()).contains("New password is easily guessed").doesNotContain("123456789012");
        TestSession other = own.another();
        String form = DashboardBrowser.form(weak.body(), page);
        Map<String, String> fields = Map.of("newPassword", PASSWORD);
        assertThat(browser.follow(browser.browser().post(form, fields)))
                .contains("Your password is changed. Your other sessions have ended.", "Change the password");
        other.bearer().get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
        assertThat(browser.browser().post(form, fields).statusCode()).isEqualTo(303);
        assertThat(admin.get("/v1/events?kind=user.password_changed").items()).hasSize(1);
    }

    @Test
    void displaysSecretsOnceAndAgainForARepeatedForm() {
        String begin = DashboardBrowser.form(browser.page(FACTOR), FACTOR);
        HttpResponse<String> begun = browser.browser().post(begin, Map.of());
        String secret = first("<code>([A-Z2-7]{32})</code>", begun.body());
        assertThat(browser.browser().post(begin, Map.of()).body()).contains(secret);
        assertThat(browser.page(FACTOR)).doesNotContain(secret);
        String confirm = DashboardBrowser.form(begun.body(), FACTOR + "/confirm");
        Map<String, String> code = Map.of("code", TestAuthenticator.code(secret));
        String codes = codes(browser.browser().post(confirm, code));
        assertThat(codes.split("\n")).hasSize(10);
        assertThat(browser.browser().post(confirm, code).body()).contains(codes);
        assertThat(browser.page(ACCOUNT)).contains("10 unused recovery codes").doesNotContain(codes);
        HttpResponse<String> late = browser.browser()
                .post(DashboardBrowser.form(begun.body(), FACTOR + "/confirm").replace("form=", "form=x"), code);
        assertThat(late.statusCode()).isEqualTo(403);
    }

    @Test
    void makesNewRecoveryCodesAfterAConfirmation() {
        String page = FACTOR + "/recovery-codes";
        assertThat(browser.page(ACCOUNT)).doesNotContain(page);
        assertThat(browser.page(page)).contains("Set up an authenticator app").doesNotContain("Make new");
        HttpResponse<String> begun = browser.submit(FACTOR, FACTOR, Map.of());
        String secret = first("<code>([A-Z2-7]{32})</code>", begun.body());
        String confirm = DashboardBrowser.form(begun.body(), FACTOR + "/confirm");
        String old = codes(browser.browser().post(confirm, Map.of("code", TestAuthenticator.code(secret))));
        assertThat(browser.page(ACCOUNT)).contains("10 unused recovery codes", page);
        String question = browser.page(page);
        assertThat(question).contains("the earlier codes stop working at once").doesNotContain(old);
        TestSession other = own.another();
        String form = DashboardBrowser.form(question, page);
        HttpResponse<String> done = browser.browser().post(form, Map.of());
        assertThat(done.body()).contains("The earlier recovery codes no longer work.");
        assertThat(done.headers().firstValue("Cache-Control")).hasValue("no-store");
        String codes = codes(done);
        assertThat(codes.split("\n")).hasSize(10).doesNotContain(old.split("\n"));
        assertThat(codes(browser.browser().post(form, Map.of())))
                .as("repeated form")
                .isEqualTo(codes);
        other.bearer().get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
        assertThat(browser.page(page)).doesNotContain(codes);
    }

    @Test
    void displaysHostileTextsAsText() {
        for (String text : List.of("<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>")) {
            plane.part(TenantTransactions.class).run(own.organization(), () -> {
                Members members = plane.part(Members.class);
                Member before = members.get(own.organization(), own.user());
                return members.store(own.organization(), before, before.withName(text));
            });
            assertThat(browser.page(ACCOUNT))
                    .doesNotContain("<script>alert", "<img")
                    .contains("alert(1)");
        }
    }

    private static String codes(HttpResponse<String> page) {
        return first("<code>([-a-z2-9\\n]+)</code>", page.body());
    }

    private static String first(String pattern, String text) {
        Matcher found = Pattern.compile(pattern).matcher(text);
        assertThat(found.find()).as(text).isTrue();
        return found.group(1);
    }
}
