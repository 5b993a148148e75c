package dev.ectype.controlplane.dashboard.account;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.Notice;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.dashboard.session.SessionView;
import dev.ectype.controlplane.organization.Members;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.session.Sessions;
import dev.ectype.controlplane.signin.password.OwnCredentials;
import java.util.List;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Serves the account page of the user, with the list of sessions. */
@DashboardRoutes
@RequestMapping(AccountPages.HOME)
class AccountPages {
    static final String HOME = DashboardRoutes.FOLDER + "/account";

    private final Members members;
    private final Sessions sessions;
    private final OwnCredentials credentials;
    private final Dashboard dashboard;

    AccountPages(Members members, Sessions sessions, OwnCredentials credentials, Dashboard dashboard) {
        this.members = members;
        this.sessions = sessions;
        this.credentials = credentials;
        this.dashboard = dashboard;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> show(Visit visit) {
        PageRequest page = new PageRequest(PageRequest.MOST, null);
        List<SessionView> own = sessions.list(visit.organization(), visit.user(), page).items().stream()
                .map(session -> SessionView.of(session, visit.caller().credential()))
                .toList();
        return dashboard.show(
                visit,
                Section.ACCOUNT,
                "account",
                Map.of(
                        "member", members.get(visit.organization(), IdKind.USER.text(visit.user())),
                        "hasPassword", credentials.hasPassword(visit.caller()),
                        "totp", credentials.totp(visit.caller()),
                        "sessions", own));
    }

    @PostMapping("/sessions/{id}/end")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> endSession(Visit visit, @PathVariable String id) {
        sessions.revoke(visit.organization(), visit.user(), id);
        return Dashboard.redirect(HOME, Notice.ENDED);
    }

    @PostMapping("/sessions/end")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> endOtherSessions(Visit visit) {
        sessions.revokeAll(visit.organization(), visit.user(), visit.caller().credential());
        return Dashboard.redirect(HOME, Notice.SESSIONS_ENDED);
    }
}
