package dev.ectype.controlplane.account;

import dev.ectype.controlplane.account.AccountView.SessionLine;
import dev.ectype.controlplane.dashboard.session.ClientName;
import dev.ectype.controlplane.organization.Member;
import dev.ectype.controlplane.organization.Members;
import dev.ectype.controlplane.organization.Organizations;
import dev.ectype.controlplane.page.Moment;
import dev.ectype.controlplane.page.Pages;
import dev.ectype.controlplane.platform.auth.BrowserRoutes;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.RequiredSession;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.session.Session;
import dev.ectype.controlplane.session.Sessions;
import dev.ectype.controlplane.session.SignInMethod;
import io.swagger.v3.oas.annotations.Hidden;
import java.net.URI;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves the account page of a signed-in user. */
@RestController
@BrowserRoutes
@Hidden
class AccountController {
    private final Members members;
    private final Organizations organizations;
    private final Sessions sessions;
    private final Pages pages;

    AccountController(Members members, Organizations organizations, Sessions sessions, Pages pages) {
        this.members = members;
        this.organizations = organizations;
        this.sessions = sessions;
        this.pages = pages;
    }

    @GetMapping("/account")
    @RequiredScope(Scope.READ)
    @RequiredSession
    ResponseEntity<byte[]> show(Caller caller) {
        UUID user = user(caller);
        Member member = members.get(caller.organization(), IdKind.USER.text(user));
        AccountView view = new AccountView(
                member.name(),
                member.email(),
                organizations.get(caller.organization()).name(),
                member.scope().text(),
                sessions.list(caller.organization(), user, new PageRequest(PageRequest.MOST, null)).items().stream()
                        .map(session -> line(session, caller.credential()))
                        .toList());
        return pages.render("account", Map.of("account", view));
    }

    @PostMapping("/account/sessions/{id}/revoke")
    @RequiredScope(Scope.READ)
    @RequiredSession
    ResponseEntity<Void> revoke(Caller caller, @PathVariable String id) {
        UUID session = IdKind.SESSION.require(id);
        Session found = sessions.get(caller.organization(), session);
        if (!found.user().equals(IdKind.USER.text(user(caller)))) {
            throw new NotFound(IdKind.SESSION.noun(), id);
        }
        sessions.revoke(caller.organization(), session);
        return ResponseEntity.status(HttpStatus.SEE_OTHER)
                .location(URI.create("/account"))
                .build();
    }

    private static UUID user(Caller caller) {
        return Objects.requireNonNull(caller.user(), "user");
    }

    private static SessionLine line(Session session, UUID current) {
        return new SessionLine(
                session.id(),
                Moment.of(session.createdAt()),
                session.lastUsedAt() == null ? null : Moment.of(session.lastUsedAt()),
                label(session.method()),
                ClientName.of(session.agent()),
                session.address(),
                session.origin(),
                session.id().equals(IdKind.SESSION.text(current)));
    }

    private static String label(SignInMethod method) {
        return switch (method) {
            case OIDC -> "Single sign-on with OpenID Connect";
            case SAML -> "Single sign-on with SAML";
            case PASSWORD -> "Password";
            case LINK -> "Single-use link";
            case DEVICE -> "Device code";
        };
    }
}
