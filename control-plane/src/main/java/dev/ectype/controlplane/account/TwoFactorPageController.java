package dev.ectype.controlplane.account;

import dev.ectype.controlplane.page.Pages;
import dev.ectype.controlplane.platform.auth.BrowserRoutes;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.RequiredSession;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.form.FormFields;
import dev.ectype.controlplane.signin.FormMessage;
import dev.ectype.controlplane.signin.password.CurrentPassword;
import dev.ectype.controlplane.signin.password.OwnCredentials;
import dev.ectype.controlplane.signin.totp.NewTotp;
import dev.ectype.controlplane.signin.totp.TotpStatus;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves the page of the second factor, with a form for each step. It displays a secret only until its confirmation. */
@RestController
@BrowserRoutes
@Hidden
class TwoFactorPageController {
    private static final String PATH = "/account/two-factor";

    private final OwnCredentials credentials;
    private final CurrentPassword current;
    private final Pages pages;

    TwoFactorPageController(OwnCredentials credentials, CurrentPassword current, Pages pages) {
        this.credentials = credentials;
        this.current = current;
        this.pages = pages;
    }

    @GetMapping(PATH)
    @RequiredScope(Scope.READ)
    @RequiredSession
    ResponseEntity<byte[]> show(Caller caller) {
        return render(HttpStatus.OK, view(caller));
    }

    @PostMapping(PATH)
    @RequiredScope(Scope.READ)
    @RequiredSession
    ResponseEntity<byte[]> begin(Caller caller, HttpServletRequest request) throws IOException {
        SortedMap<String, String> fields = FormFields.of(request);
        try {
            NewTotp made = credentials.beginTotp(caller, fields.get("currentPassword"));
            return render(HttpStatus.OK, view(caller).withTotp(credentials.totp(caller), made));
        } catch (ServiceException rejected) {
            return reject(view(caller), rejected);
        }
    }

    @PostMapping(PATH + "/confirm")
    @RequiredScope(Scope.READ)
    @RequiredSession
    ResponseEntity<byte[]> confirm(Caller caller, HttpServletRequest request) throws IOException {
        SortedMap<String, String> fields = FormFields.of(request);
        try {
            List<String> codes = credentials.confirmTotp(caller, fields.getOrDefault("code", ""));
            return render(HttpStatus.OK, view(caller).withRecoveryCodes(codes));
        } catch (ServiceException rejected) {
            TotpStatus status = credentials.totp(caller);
            NewTotp pending = credentials.pendingTotp(caller).orElse(null);
            return reject(view(caller).withTotp(status, pending), rejected);
        }
    }

    @PostMapping(PATH + "/disable")
    @RequiredScope(Scope.READ)
    @RequiredSession
    ResponseEntity<byte[]> disable(Caller caller, HttpServletRequest request) throws IOException {
        SortedMap<String, String> fields = FormFields.of(request);
        try {
            credentials.disableTotp(caller, fields.get("currentPassword"));
            return render(
                    HttpStatus.OK,
                    view(caller).withNotice("The second factor is off. Your other sessions have ended."));
        } catch (ServiceException rejected) {
            return reject(view(caller), rejected);
        }
    }

    private CredentialView view(Caller caller) {
        return CredentialView.of(caller.name(), !current.isRecent(caller)).withTotp(credentials.totp(caller), null);
    }

    private ResponseEntity<byte[]> reject(CredentialView view, ServiceException rejected) {
        return render(HttpStatus.valueOf(rejected.code().status()), view.withError(FormMessage.of(rejected)));
    }

    private ResponseEntity<byte[]> render(HttpStatus status, CredentialView view) {
        return pages.render(status, "two-factor", Map.of("view", view), List.of());
    }
}
