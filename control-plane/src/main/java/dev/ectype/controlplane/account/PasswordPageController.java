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

/** Serves the page that changes the password. */
@RestController
@BrowserRoutes
@Hidden
class PasswordPageController {
    private final OwnCredentials credentials;
    private final CurrentPassword current;
    private final Pages pages;

    PasswordPageController(OwnCredentials credentials, CurrentPassword current, Pages pages) {
        this.credentials = credentials;
        this.current = current;
        this.pages = pages;
    }

    @GetMapping("/account/password")
    @RequiredScope(Scope.READ)
    @RequiredSession
    ResponseEntity<byte[]> show(Caller caller) {
        return render(HttpStatus.OK, view(caller));
    }

    @PostMapping("/account/password")
    @RequiredScope(Scope.READ)
    @RequiredSession
    ResponseEntity<byte[]> change(Caller caller, HttpServletRequest request) throws IOException {
        SortedMap<String, String> fields = FormFields.of(request);
        try {
            credentials.changePassword(caller, fields.get("currentPassword"), fields.getOrDefault("newPassword", ""));
            return render(
                    HttpStatus.OK,
                    view(caller).withNotice("Your password is changed. Your other sessions have ended."));
        } catch (ServiceException rejected) {
            return render(
                    HttpStatus.valueOf(rejected.code().status()), view(caller).withError(FormMessage.of(rejected)));
        }
    }

    private CredentialView view(Caller caller) {
        return CredentialView.of(caller.name(), !current.isRecent(caller));
    }

    private ResponseEntity<byte[]> render(HttpStatus status, CredentialView view) {
        return pages.render(status, "password", Map.of("view", view), List.of());
    }
}
