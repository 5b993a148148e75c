package dev.ectype.controlplane.dashboard.sso;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.Notice;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.organization.Organizations;
import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.idempotency.AsksFirst;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.signin.sso.SsoAddresses;
import dev.ectype.controlplane.sso.ProviderRegistration;
import dev.ectype.controlplane.sso.SsoProvider;
import dev.ectype.controlplane.sso.SsoProviders;
import java.io.IOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Serves the pages of one identity provider: its settings, the verification of its domain, changes and the deletion. */
@DashboardRoutes
@RequestMapping(SsoPages.HOME + "/{id}")
@RequiredPlan(Plan.ENTERPRISE)
@PartOf(Feature.SSO)
class SsoProviderPages {
    private final SsoProviders providers;
    private final ProviderRegistration registration;
    private final DeletionEffects deletions;
    private final Organizations organizations;
    private final SsoProviderForm forms;
    private final MetadataForm metadata;
    private final SsoAddresses addresses;
    private final Dashboard dashboard;
    private final Times times;

    SsoProviderPages(
            SsoProviders providers,
            ProviderRegistration registration,
            DeletionEffects deletions,
            Organizations organizations,
            SsoProviderForm forms,
            MetadataForm metadata,
            SsoAddresses addresses,
            Dashboard dashboard,
            Times times) {
        this.providers = providers;
        this.registration = registration;
        this.deletions = deletions;
        this.organizations = organizations;
        this.forms = forms;
        this.metadata = metadata;
        this.addresses = addresses;
        this.dashboard = dashboard;
        this.times = times;
    }

    @GetMapping
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> show(Visit visit, @PathVariable String id) {
        return show(visit, id, FormState.EMPTY, List.of());
    }

    /** Looks up the DNS record of the domain; the same page tells what is missing. */
    @PostMapping("/verify")
    @AsksFirst
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> verify(Visit visit, @PathVariable String id) {
        try {
            registration.verify(visit.organization(), id, visit.request());
            return Dashboard.redirect(SsoPages.HOME + "/" + id, Notice.VERIFIED);
        } catch (ServiceException missing) {
            if (missing.code() != ErrorCode.CONFLICT && missing.code() != ErrorCode.UNAVAILABLE) {
                throw missing;
            }
            FormState form = new FormState(
                    Collections.emptySortedMap(),
                    Collections.emptySortedMap(),
                    missing.getMessage(),
                    missing.code().status());
            return show(visit, id, form, missing.details().get("found") instanceof List<?> found ? found : List.of());
        }
    }

    @GetMapping("/change")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> change(Visit visit, @PathVariable String id) {
        SsoProvider provider = get(visit, id);
        return change(visit, provider, FormState.of(SsoProviderForm.values(provider)));
    }

    /** Fills the form from new metadata; nothing is stored. */
    @PostMapping("/change/metadata")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> read(Visit visit, @PathVariable String id) throws IOException {
        SsoProvider provider = get(visit, id);
        return dashboard.submit(
                visit,
                fields -> change(visit, provider, metadata.read(fields, SsoProviderForm.values(provider))),
                form -> change(visit, provider, MetadataForm.with(form, SsoProviderForm.values(provider))));
    }

    @PostMapping("/change")
    @AsksFirst
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> update(Visit visit, @PathVariable String id) throws IOException {
        SsoProvider provider = get(visit, id);
        return dashboard.submit(
                visit,
                fields -> {
                    registration.change(
                            visit.organization(), id, forms.changes(fields, provider.type()), visit.request());
                    return Dashboard.redirect(SsoPages.HOME + "/" + id, Notice.SAVED);
                },
                form -> change(visit, provider, form));
    }

    @GetMapping("/disable")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> confirmDisabling(Visit visit, @PathVariable String id) {
        return confirm(visit, id, "sso-disable", FormState.EMPTY);
    }

    @PostMapping("/disable")
    @AsksFirst
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> disable(Visit visit, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit,
                fields -> switchTo(visit, id, false, Notice.DISABLED),
                form -> confirm(visit, id, "sso-disable", form));
    }

    @PostMapping("/enable")
    @AsksFirst
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> enable(Visit visit, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit, fields -> switchTo(visit, id, true, Notice.ENABLED), form -> show(visit, id, form, List.of()));
    }

    private ResponseEntity<byte[]> switchTo(Visit visit, String id, boolean enabled, Notice notice) {
        registration.change(visit.organization(), id, forms.switched(enabled), visit.request());
        return Dashboard.redirect(SsoPages.HOME + "/" + id, notice);
    }

    @GetMapping("/delete")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> confirm(Visit visit, @PathVariable String id) {
        return confirm(visit, id, "sso-delete", FormState.EMPTY);
    }

    @PostMapping("/delete")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> delete(Visit visit, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    providers.delete(visit.organization(), id);
                    return Dashboard.redirect(SsoPages.HOME, Notice.DELETED);
                },
                form -> confirm(visit, id, "sso-delete", form));
    }

    private ResponseEntity<byte[]> show(Visit visit, String id, FormState form, List<?> found) {
        Map<String, Object> model = new HashMap<>();
        model.put("view", view(get(visit, id)));
        model.put("found", found.stream().map(String::valueOf).toList());
        model.put("addresses", addresses);
        model.put("slug", organizations.get(visit.organization()).slug());
        return dashboard.show(visit, Section.SSO, "sso-provider", form, model);
    }

    private ResponseEntity<byte[]> change(Visit visit, SsoProvider provider, FormState form) {
        return dashboard.show(visit, Section.SSO, "sso-change", form, Map.of("view", view(provider)));
    }

    private ResponseEntity<byte[]> confirm(Visit visit, String id, String page, FormState form) {
        SsoProvider provider = get(visit, id);
        return dashboard.show(
                visit,
                Section.SSO,
                page,
                form,
                Map.of(
                        "view",
                        view(provider),
                        "slug",
                        organizations.get(visit.organization()).slug(),
                        "effects",
                        deletions.of(
                                visit.organization(), provider, visit.caller().credential())));
    }

    private SsoProvider get(Visit visit, String id) {
        return providers.get(visit.organization(), id);
    }

    private SsoProviderView view(SsoProvider provider) {
        return SsoProviderView.of(provider, times.now());
    }
}
