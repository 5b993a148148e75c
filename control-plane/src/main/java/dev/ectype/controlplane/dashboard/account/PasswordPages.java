package dev.ectype.controlplane.dashboard.account;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.Notice;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.idempotency.AsksFirst;
import dev.ectype.controlplane.platform.idempotency.Effects;
import dev.ectype.controlplane.signin.password.OwnCredentials;
import java.io.IOException;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Serves the page that changes the password. */
@DashboardRoutes
@RequestMapping(PasswordPages.HOME)
class PasswordPages {
    static final String HOME = AccountPages.HOME + "/password";

    private final OwnCredentials credentials;
    private final Dashboard dashboard;
    private final Effects effects;

    PasswordPages(OwnCredentials credentials, Dashboard dashboard, Effects effects) {
        this.credentials = credentials;
        this.dashboard = dashboard;
        this.effects = effects;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> show(Visit visit) {
        return show(visit, FormState.EMPTY);
    }

    @PostMapping
    @AsksFirst
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> change(Visit visit) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    credentials.changePassword(
                            visit.caller(),
                            PasswordProof.entered(fields),
                            fields.getOrDefault("newPassword", ""),
                            () -> effects.begin(visit.request()));
                    return Dashboard.redirect(AccountPages.HOME, Notice.PASSWORD_CHANGED);
                },
                form -> show(visit, PasswordProof.displayed(form)));
    }

    private ResponseEntity<byte[]> show(Visit visit, FormState form) {
        return dashboard.show(
                visit,
                Section.ACCOUNT,
                "account-password",
                form,
                Map.of("proof", PasswordProof.of(visit, credentials)));
    }
}
