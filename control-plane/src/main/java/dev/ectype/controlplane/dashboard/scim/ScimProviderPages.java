package dev.ectype.controlplane.dashboard.scim;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.DayField;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.Notice;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.event.Event;
import dev.ectype.controlplane.event.EventFilter;
import dev.ectype.controlplane.event.Events;
import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.problem.ScimPath;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.scim.call.ScimCalls;
import dev.ectype.controlplane.scim.group.GroupQueries;
import dev.ectype.controlplane.scim.provider.ScimProviders;
import dev.ectype.controlplane.scim.token.NewScimToken;
import dev.ectype.controlplane.scim.token.ScimToken;
import dev.ectype.controlplane.scim.token.ScimTokens;
import dev.ectype.controlplane.sso.SsoProvider;
import dev.ectype.controlplane.sso.SsoProviders;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Serves the provisioning of one identity provider: its SCIM token, its calls, its groups and its latest changes. */
@DashboardRoutes
@RequestMapping(ScimPages.HOME + "/{id}")
@RequiredPlan(Plan.ENTERPRISE)
@PartOf(Feature.SCIM)
class ScimProviderPages {
    private static final int LATEST = 10;

    private final SsoProviders providers;
    private final ScimTokens tokens;
    private final ScimProviders access;
    private final GroupQueries groups;
    private final ScimCalls calls;
    private final Events events;
    private final ServiceAddress address;
    private final Dashboard dashboard;
    private final Times times;

    ScimProviderPages(
            SsoProviders providers,
            ScimTokens tokens,
            ScimProviders access,
            GroupQueries groups,
            ScimCalls calls,
            Events events,
            ServiceAddress address,
            Dashboard dashboard,
            Times times) {
        this.providers = providers;
        this.tokens = tokens;
        this.access = access;
        this.groups = groups;
        this.calls = calls;
        this.events = events;
        this.address = address;
        this.dashboard = dashboard;
        this.times = times;
    }

    @GetMapping
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> show(Visit visit, @PathVariable String id) {
        UUID organization = visit.organization();
        ProvisioningView view = view(organization, id);
        return dashboard.show(
                visit,
                Section.SCIM,
                "scim-provider",
                Map.of(
                        "view",
                        view,
                        "address",
                        address(),
                        "groups",
                        groups.summaries(access.of(organization, id), PageRequest.MOST),
                        "calls",
                        view.token() == null ? List.of() : calls.list(organization, id),
                        "events",
                        latest(organization, view.token())));
    }

    @GetMapping("/token")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> newToken(Visit visit, @PathVariable String id) {
        return newToken(visit, id, FormState.EMPTY);
    }

    /** Creates or replaces the token. The response is the only page that has its secret, so it is no redirect. */
    @PostMapping("/token")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> create(Visit visit, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    NewScimToken wanted = new NewScimToken(
                            DayField.lastSecond(fields, "expiresAt").orElse(null));
                    ScimToken created = tokens.create(visit.organization(), id, wanted.expiresAt());
                    return dashboard.show(
                            visit,
                            Section.SCIM,
                            "scim-token-created",
                            Map.of("view", view(visit.organization(), id), "address", address(), "token", created));
                },
                form -> newToken(visit, id, form));
    }

    @GetMapping("/revoke")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> confirm(Visit visit, @PathVariable String id) {
        return confirm(visit, id, FormState.EMPTY);
    }

    @PostMapping("/revoke")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> revoke(Visit visit, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    tokens.delete(visit.organization(), id);
                    return Dashboard.redirect(ScimPages.HOME + "/" + id, Notice.REVOKED);
                },
                form -> confirm(visit, id, form));
    }

    private ResponseEntity<byte[]> newToken(Visit visit, String id, FormState form) {
        return dashboard.show(visit, Section.SCIM, "scim-token", form, Map.of("view", view(visit.organization(), id)));
    }

    private ResponseEntity<byte[]> confirm(Visit visit, String id, FormState form) {
        return dashboard.show(visit, Section.SCIM, "scim-revoke", form, Map.of("view", view(visit.organization(), id)));
    }

    private ProvisioningView view(UUID organization, String id) {
        SsoProvider provider = providers.get(organization, id);
        return ProvisioningView.of(provider, tokens.find(organization, id).orElse(null), times.now());
    }

    /** Returns the latest changes by a token. */
    private List<Event> latest(UUID organization, @Nullable ScimToken token) {
        return token == null
                ? List.of()
                : events.list(
                                organization,
                                new EventFilter(null, null, token.id(), null, null),
                                new PageRequest(LATEST, null))
                        .items();
    }

    private String address() {
        return address.api().resolve(ScimPath.ROOT).toString();
    }
}
