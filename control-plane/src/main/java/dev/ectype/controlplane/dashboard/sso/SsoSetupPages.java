package dev.ectype.controlplane.dashboard.sso;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.Notice;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.idempotency.AsksFirst;
import dev.ectype.controlplane.signin.sso.SsoAddresses;
import dev.ectype.controlplane.sso.ProviderRegistration;
import dev.ectype.controlplane.sso.SsoProvider;
import dev.ectype.controlplane.sso.SsoType;
import java.io.IOException;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Serves the guided set-up of an identity provider: the choice of the protocol, then the addresses and the form. */
@DashboardRoutes
@RequestMapping(SsoPages.HOME + "/new")
@RequiredPlan(Plan.ENTERPRISE)
@PartOf(Feature.SSO)
class SsoSetupPages {
    private final ProviderRegistration registration;
    private final SsoProviderForm forms;
    private final MetadataForm metadata;
    private final SsoAddresses addresses;
    private final Dashboard dashboard;

    SsoSetupPages(
            ProviderRegistration registration,
            SsoProviderForm forms,
            MetadataForm metadata,
            SsoAddresses addresses,
            Dashboard dashboard) {
        this.registration = registration;
        this.forms = forms;
        this.metadata = metadata;
        this.addresses = addresses;
        this.dashboard = dashboard;
    }

    @GetMapping
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> choose(Visit visit) {
        return dashboard.show(visit, Section.SSO, "sso-new", Map.of());
    }

    @GetMapping("/saml")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> saml(Visit visit) {
        return form(visit, SsoType.SAML, FormState.EMPTY);
    }

    @GetMapping("/oidc")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> oidc(Visit visit) {
        return form(visit, SsoType.OIDC, FormState.EMPTY);
    }

    /** Fills the form from metadata; nothing is stored. */
    @PostMapping("/saml/metadata")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> read(Visit visit) throws IOException {
        return dashboard.submit(
                visit,
                fields -> form(visit, SsoType.SAML, metadata.read(fields)),
                form -> form(visit, SsoType.SAML, form));
    }

    @PostMapping("/saml")
    @AsksFirst
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> createSaml(Visit visit) throws IOException {
        return create(visit, SsoType.SAML);
    }

    @PostMapping("/oidc")
    @AsksFirst
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> createOidc(Visit visit) throws IOException {
        return create(visit, SsoType.OIDC);
    }

    private ResponseEntity<byte[]> create(Visit visit, SsoType type) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    SsoProvider created = registration.register(
                            visit.organization(), forms.registration(fields, type), visit.request());
                    return Dashboard.redirect(SsoPages.HOME + "/" + created.id(), Notice.CREATED);
                },
                form -> form(visit, type, form));
    }

    private ResponseEntity<byte[]> form(Visit visit, SsoType type, FormState form) {
        return dashboard.show(visit, Section.SSO, "sso-setup", form, Map.of("type", type, "addresses", addresses));
    }
}
