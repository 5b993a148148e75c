package dev.ectype.controlplane.signin.link;

import static dev.ectype.controlplane.jooq.Tables.SIGN_IN_LINKS;
import static dev.ectype.controlplane.jooq.Tables.USERS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestMails;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Links to new passwords. */
class ResetLinkTest {
    private static final String PASSWORD = "nine purple lighthouses hum";
    private static final String NEXT = "four green kettles sing";

    private final ControlPlane plane = ControlPlane.shared();
    private final SignInTeam team = new SignInTeam(plane);
    private final TestBrowser browser = team.browser();
    private final String ada = team.email("ada");

    @Test
    void resetSetsAPasswordAndEndsAllSessions() {
        team.member(ada, PASSWORD);
        signIn(PASSWORD);
        String link = reset(1);
        TestBrowser mailbox = team.browser();
        assertThat(mailbox.get(link).body()).contains("Choose a new password");
        HttpResponse<String> done =
                mailbox.post("/sign-in/link", Map.of("token", TestMails.token(link), "password", NEXT));
        assertThat(done.statusCode()).as(done.body()).isEqualTo(200);
        assertThat(done.body()).contains("Your password is changed.");
        assertThat(mailbox.cookie("service_session")).isNull();
        assertThat(browser.get("/v1/me").statusCode()).isEqualTo(401);
        assertThat(signIn(PASSWORD).statusCode()).isEqualTo(403);
        assertThat(signIn(NEXT).statusCode()).isEqualTo(303);
        LinkSignInTest.refused(mailbox.post("/sign-in/link", Map.of("token", TestMails.token(link), "password", NEXT)));
    }

    @Test
    void resetEndsTheBlockOfAnAddress() {
        team.member(ada, PASSWORD);
        for (int at = 0; at < 5; at++) {
            signIn("another long password");
        }
        assertThat(signIn(PASSWORD).statusCode()).isEqualTo(429);
        use(reset(1), NEXT);
        assertThat(signIn(NEXT).statusCode()).isEqualTo(303);
    }

    @Test
    void newPasswordEndsOtherResetLinks() {
        team.member(ada, PASSWORD);
        String first = reset(1);
        String second = reset(2);
        use(second, NEXT);
        LinkSignInTest.refused(browser.get(first));
    }

    @Test
    void requestsForNewPasswordsRevealNothingAndAreLimited() {
        team.member(ada, PASSWORD);
        HttpResponse<String> known = browser.post("/sign-in/forgotten", Map.of("email", ada));
        HttpResponse<String> unknown = browser.post("/sign-in/forgotten", Map.of("email", team.email("bob")));
        assertThat(unknown.statusCode()).isEqualTo(200);
        assertThat(unknown.body()).isEqualTo(known.body());
        for (int at = 0; at < 4; at++) {
            browser.post("/sign-in/forgotten", Map.of("email", ada));
        }
        TestMails.link(plane, ada, 3);
        assertThat(plane.<Integer>owned(owner ->
                        owner.fetchCount(SIGN_IN_LINKS, SIGN_IN_LINKS.ORGANIZATION_ID.eq(team.organization()))))
                .isEqualTo(3);
        assertThat(TestMails.to(plane, team.email("bob"))).isEmpty();
    }

    @Test
    void deactivatedMemberGetsNoLink() {
        String user = team.member(ada, PASSWORD);
        String link = reset(1);
        plane.owned(owner -> owner.update(USERS)
                .set(USERS.ACTIVE, false)
                .where(USERS.ID.eq(IdKind.USER.require(user)))
                .execute());
        browser.post("/sign-in/forgotten", Map.of("email", ada));
        assertThat(use(link, NEXT).body()).contains("Your account is deactivated");
        assertThat(TestMails.to(plane, ada)).hasSize(1);
    }

    private String reset(int mails) {
        browser.post("/sign-in/forgotten", Map.of("email", ada));
        return TestMails.link(plane, ada, mails);
    }

    private HttpResponse<String> use(String link, String password) {
        return browser.post("/sign-in/link", Map.of("token", TestMails.token(link), "password", password));
    }

    private HttpResponse<String> signIn(String password) {
        return browser.post("/sign-in", Map.of("email", ada, "password", password));
    }
}
