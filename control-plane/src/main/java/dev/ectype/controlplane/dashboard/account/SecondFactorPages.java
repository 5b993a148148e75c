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
import dev.ectype.controlplane.signin.totp.NewTotp;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Serves the pages of the second factor, with a form for each step. They display a secret only until its confirmation. */
@DashboardRoutes
@RequestMapping(SecondFactorPages.HOME)
class SecondFactorPages {
    static final String HOME = AccountPages.HOME + "/two-factor";

    private final OwnCredentials credentials;
    private final Dashboard dashboard;
    private final Effects effects;

    SecondFactorPages(OwnCredentials credentials, Dashboard dashboard, Effects effects) {
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
    ResponseEntity<byte[]> begin(Visit visit) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    NewTotp made = credentials.beginTotp(
                            visit.caller(), PasswordProof.entered(fields), () -> effects.begin(visit.request()));
                    return pending(visit, made, FormState.EMPTY);
                },
                form -> show(visit, PasswordProof.displayed(form)));
    }

    @PostMapping("/confirm")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> confirm(Visit visit) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    List<String> codes = credentials.confirmTotp(visit.caller(), fields.getOrDefault("code", ""));
                    return codes(visit, codes, "The second factor is on. Your other sessions have ended.");
                },
                form -> credentials
                        .pendingTotp(visit.caller())
                        .map(pending -> pending(visit, pending, PasswordProof.displayed(form)))
                        .orElseGet(() -> show(visit, PasswordProof.displayed(form))));
    }

    @GetMapping("/recovery-codes")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> confirmCodes(Visit visit) {
        return confirmCodes(visit, FormState.EMPTY);
    }

    @PostMapping("/recovery-codes")
    @AsksFirst
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> replaceCodes(Visit visit) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    List<String> codes = credentials.replaceRecoveryCodes(
                            visit.caller(), PasswordProof.entered(fields), () -> effects.begin(visit.request()));
                    return codes(
                            visit, codes, "The earlier recovery codes no longer work. Your other sessions have ended.");
                },
                form -> confirmCodes(visit, PasswordProof.displayed(form)));
    }

    @PostMapping("/disable")
    @AsksFirst
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> disable(Visit visit) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    credentials.disableTotp(
                            visit.caller(), PasswordProof.entered(fields), () -> effects.begin(visit.request()));
                    return Dashboard.redirect(HOME, Notice.SECOND_FACTOR_OFF);
                },
                form -> show(visit, PasswordProof.displayed(form)));
    }

    private ResponseEntity<byte[]> show(Visit visit, FormState form) {
        return show(visit, "account-two-factor", form);
    }

    /** Displays the form only if there is a second factor whose codes it can replace. */
    private ResponseEntity<byte[]> confirmCodes(Visit visit, FormState form) {
        boolean enabled = credentials.totp(visit.caller()).enabled();
        return show(visit, enabled ? "account-recovery-codes-replace" : "account-two-factor", form);
    }

    private ResponseEntity<byte[]> codes(Visit visit, List<String> codes, String notice) {
        return dashboard.show(
                visit, Section.ACCOUNT, "account-recovery-codes", Map.of("codes", codes, "notice", notice));
    }

    private ResponseEntity<byte[]> show(Visit visit, String template, FormState form) {
        return dashboard.show(
                visit,
                Section.ACCOUNT,
                template,
                form,
                Map.of(
                        "proof", PasswordProof.of(visit, credentials),
                        "totp", credentials.totp(visit.caller())));
    }

    private ResponseEntity<byte[]> pending(Visit visit, NewTotp totp, FormState form) {
        return dashboard.show(
                visit,
                Section.ACCOUNT,
                "account-two-factor-confirm",
                form,
                Map.of("totp", totp, "qr", QrImage.of(totp.uri())));
    }
}
