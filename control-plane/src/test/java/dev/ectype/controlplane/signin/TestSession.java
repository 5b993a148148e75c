package dev.ectype.controlplane.signin;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.organization.Member;
import dev.ectype.controlplane.organization.Members;
import dev.ectype.controlplane.organization.NewMember;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.database.TenantTransactions;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.session.IssuedSession;
import dev.ectype.controlplane.session.NewSession;
import dev.ectype.controlplane.session.SessionKind;
import dev.ectype.controlplane.session.Sessions;
import dev.ectype.controlplane.session.SignInMethod;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/** The session of a new member, as a link begins one. */
public record TestSession(ControlPlane plane, UUID organization, String user, String id, String token) {
    private static final AtomicInteger MEMBERS = new AtomicInteger();

    /** Signs a new member of the organization of an administrator in. */
    public static TestSession begin(ControlPlane plane, Client admin, Scope scope) {
        UUID organization =
                IdKind.ORGANIZATION.require(admin.get("/v1/organization").text("id"));
        String email = "member" + MEMBERS.incrementAndGet() + "@session.example";
        Member member = plane.part(TenantTransactions.class)
                .run(
                        organization,
                        () -> plane.part(Members.class)
                                .create(organization, new NewMember(email, "Ada", scope, true))
                                .orElseThrow());
        return begin(plane, organization, member.id(), Duration.ofDays(1));
    }

    /** Signs a member in. */
    public static TestSession begin(ControlPlane plane, UUID organization, String user, Duration lifetime) {
        IssuedSession session = plane.part(TenantTransactions.class)
                .run(
                        organization,
                        () -> plane.part(Sessions.class)
                                .start(
                                        organization,
                                        new NewSession(
                                                IdKind.USER.require(user),
                                                SessionKind.COOKIE,
                                                SignInMethod.LINK,
                                                null,
                                                null,
                                                "test browser",
                                                "127.0.0.1",
                                                null,
                                                lifetime)));
        return new TestSession(plane, organization, user, IdKind.SESSION.text(session.id()), session.token());
    }

    /** Another session of the same user. */
    public TestSession another() {
        return begin(plane, organization, user, Duration.ofDays(1));
    }

    /** A client that sends the token as bearer. */
    public Client bearer() {
        return plane.nobody().with("Authorization", "Bearer " + token);
    }

    /** A client that sends the token as cookie, as pages of the dashboard do. */
    public Client cookie() {
        return plane.nobody()
                .with("Cookie", "service_session=" + token)
                .with("Origin", TestBrowser.origin(plane.address()));
    }

    public TestBrowser browser() {
        TestBrowser browser = new TestBrowser(plane.address());
        browser.setCookie("service_session", token);
        return browser;
    }
}
