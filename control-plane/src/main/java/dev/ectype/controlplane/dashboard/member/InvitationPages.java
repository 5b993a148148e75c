package dev.ectype.controlplane.dashboard.member;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.Notice;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.organization.Invitations;
import dev.ectype.controlplane.organization.NewInvitation;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.form.FormRequests;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.Times;
import java.io.IOException;
import java.time.Instant;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Serves the pages of invitations, for administrators. */
@DashboardRoutes
@RequestMapping(InvitationPages.HOME)
class InvitationPages {
    static final String HOME = DashboardRoutes.FOLDER + "/members/invitations";

    private final Invitations invitations;
    private final Dashboard dashboard;
    private final FormRequests forms;
    private final Times times;

    InvitationPages(Invitations invitations, Dashboard dashboard, FormRequests forms, Times times) {
        this.invitations = invitations;
        this.dashboard = dashboard;
        this.forms = forms;
        this.times = times;
    }

    @GetMapping
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> list(Visit visit, PageRequest page) {
        return list(visit, page, FormState.EMPTY);
    }

    private ResponseEntity<byte[]> list(Visit visit, PageRequest page, FormState form) {
        Instant now = times.now();
        return dashboard.show(
                visit,
                Section.MEMBERS,
                "invitations",
                form,
                Map.of(
                        "query",
                        visit.query(),
                        "page",
                        invitations
                                .list(visit.organization(), page)
                                .map(invitation -> InvitationView.of(invitation, now))));
    }

    @GetMapping("/new")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> newInvitation(Visit visit) {
        return newInvitation(visit, FormState.EMPTY);
    }

    @PostMapping
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> create(Visit visit) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    NewInvitation request = forms.read(fields, NewInvitation.class, "email", "scope");
                    invitations.create(visit.organization(), request.email(), request.scope());
                    return Dashboard.redirect(MemberPages.HOME, Notice.INVITED);
                },
                form -> newInvitation(visit, form));
    }

    @PostMapping("/{id}/resend")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> resend(Visit visit, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    invitations.resend(visit.organization(), id);
                    return Dashboard.redirect(MemberPages.HOME, Notice.INVITATION_RESENT);
                },
                form -> list(visit, new PageRequest(PageRequest.USUAL, null), form));
    }

    @GetMapping("/{id}/revoke")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> confirm(Visit visit, @PathVariable String id) {
        return confirm(visit, id, FormState.EMPTY);
    }

    @PostMapping("/{id}/revoke")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> revoke(Visit visit, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    invitations.revoke(visit.organization(), id);
                    return Dashboard.redirect(MemberPages.HOME, Notice.INVITATION_REVOKED);
                },
                form -> confirm(visit, id, form));
    }

    private ResponseEntity<byte[]> newInvitation(Visit visit, FormState form) {
        return dashboard.show(visit, Section.MEMBERS, "invitation-form", form, Map.of());
    }

    private ResponseEntity<byte[]> confirm(Visit visit, String id, FormState form) {
        InvitationView view = InvitationView.of(invitations.get(visit.organization(), id), times.now());
        return dashboard.show(visit, Section.MEMBERS, "invitation-revoke", form, Map.of("view", view));
    }
}
