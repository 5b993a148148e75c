package dev.ectype.controlplane.dashboard.member;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.ListFilters;
import dev.ectype.controlplane.dashboard.Notice;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.dashboard.session.SessionView;
import dev.ectype.controlplane.organization.Invitations;
import dev.ectype.controlplane.organization.Member;
import dev.ectype.controlplane.organization.MemberChanges;
import dev.ectype.controlplane.organization.Members;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.form.FormRequests;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.session.SessionActivity;
import dev.ectype.controlplane.session.Sessions;
import java.io.IOException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Serves the pages of members. Only administrators see the sessions and the activity of members. */
@DashboardRoutes
@RequestMapping(MemberPages.HOME)
class MemberPages {
    static final String HOME = DashboardRoutes.FOLDER + "/members";

    private final Members members;
    private final Invitations invitations;
    private final Sessions sessions;
    private final Dashboard dashboard;
    private final FormRequests forms;
    private final Times times;

    MemberPages(
            Members members,
            Invitations invitations,
            Sessions sessions,
            Dashboard dashboard,
            FormRequests forms,
            Times times) {
        this.members = members;
        this.invitations = invitations;
        this.sessions = sessions;
        this.dashboard = dashboard;
        this.forms = forms;
        this.times = times;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> list(Visit visit, PageRequest page) {
        ListFilters query = visit.query("q");
        Map<String, Object> model = new HashMap<>();
        model.put("query", query);
        model.put("page", views(visit, members.list(visit.organization(), query.get("q"), page)));
        model.put("invitations", visit.may(Scope.ADMIN) ? invitations(visit) : new Page<>(List.of(), null));
        return dashboard.show(visit, Section.MEMBERS, "members", model);
    }

    @GetMapping("/{id}")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> show(Visit visit, @PathVariable String id) {
        return dashboard.show(
                visit, Section.MEMBERS, "member", Map.of("view", get(visit, id), "sessions", sessions(visit, id)));
    }

    @GetMapping("/{id}/scope")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> change(Visit visit, @PathVariable String id) {
        MemberView view = get(visit, id);
        return change(
                visit,
                view,
                FormState.of(new TreeMap<>(Map.of("scope", view.member().scope().text()))));
    }

    @PostMapping("/{id}/scope")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> update(Visit visit, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    MemberChanges request = forms.read(fields, MemberChanges.class, "scope");
                    members.update(visit.organization(), id, request.scope());
                    return Dashboard.redirect(HOME + "/" + id, Notice.SAVED);
                },
                form -> change(visit, get(visit, id), form));
    }

    @GetMapping("/{id}/remove")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> confirmRemoval(Visit visit, @PathVariable String id) {
        return confirm(visit, id, "member-remove", FormState.EMPTY);
    }

    @PostMapping("/{id}/remove")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> remove(Visit visit, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    members.remove(visit.organization(), id);
                    return Dashboard.redirect(HOME, Notice.REMOVED);
                },
                form -> confirm(visit, id, "member-remove", form));
    }

    @PostMapping("/{id}/sessions/{session}/end")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> endSession(Visit visit, @PathVariable String id, @PathVariable String session) {
        sessions.revoke(visit.organization(), IdKind.USER.require(id), session);
        return Dashboard.redirect(HOME + "/" + id, Notice.ENDED);
    }

    @GetMapping("/{id}/sessions/end")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> confirmEnd(Visit visit, @PathVariable String id) {
        return confirm(visit, id, "member-sessions-end", FormState.EMPTY);
    }

    @PostMapping("/{id}/sessions/end")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> endSessions(Visit visit, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    sessions.revokeAll(
                            visit.organization(),
                            IdKind.USER.require(get(visit, id).member().id()),
                            null);
                    return Dashboard.redirect(HOME + "/" + id, Notice.SESSIONS_ENDED);
                },
                form -> confirm(visit, id, "member-sessions-end", form));
    }

    private ResponseEntity<byte[]> change(Visit visit, MemberView view, FormState form) {
        return dashboard.show(visit, Section.MEMBERS, "member-scope", form, Map.of("view", view));
    }

    private ResponseEntity<byte[]> confirm(Visit visit, String id, String template, FormState form) {
        return dashboard.show(visit, Section.MEMBERS, template, form, Map.of("view", get(visit, id)));
    }

    private MemberView get(Visit visit, String id) {
        Member member = members.get(visit.organization(), id);
        return views(visit, new Page<>(List.of(member), null)).items().get(0);
    }

    private Page<MemberView> views(Visit visit, Page<Member> page) {
        List<UUID> users = page.items().stream()
                .map(member -> IdKind.USER.require(member.id()))
                .toList();
        Map<UUID, SessionActivity> activity =
                visit.may(Scope.ADMIN) ? sessions.activity(visit.organization(), users) : Map.of();
        return page.map(member -> {
            UUID user = IdKind.USER.require(member.id());
            return new MemberView(member, activity.get(user), user.equals(visit.user()));
        });
    }

    private List<SessionView> sessions(Visit visit, String id) {
        if (!visit.may(Scope.ADMIN)) {
            return List.of();
        }
        PageRequest page = new PageRequest(PageRequest.MOST, null);
        return sessions.list(visit.organization(), IdKind.USER.require(id), page).items().stream()
                .map(session -> SessionView.of(session, visit.caller().credential()))
                .toList();
    }

    private Page<InvitationView> invitations(Visit visit) {
        Instant now = times.now();
        return invitations
                .list(visit.organization(), new PageRequest(PageRequest.USUAL, null))
                .map(invitation -> InvitationView.of(invitation, now));
    }
}
