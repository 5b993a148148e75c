package dev.ectype.controlplane.signin.link;

import dev.ectype.controlplane.page.Pages;
import dev.ectype.controlplane.platform.auth.BrowserRoutes;
import dev.ectype.controlplane.platform.auth.PublicRoute;
import dev.ectype.controlplane.platform.form.FormFields;
import dev.ectype.controlplane.signin.SignInRefused;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves the page that requests a link for a new password. */
@RestController
@BrowserRoutes
@Hidden
class ForgottenPasswordController {
    private static final String NOTICE =
            "If the address belongs to an account with a password, a mail with a link is on its way."
                    + " The link works for an hour.";

    private final ResetRequests resets;
    private final Pages pages;

    ForgottenPasswordController(ResetRequests resets, Pages pages) {
        this.resets = resets;
        this.pages = pages;
    }

    @GetMapping("/sign-in/forgotten")
    @PublicRoute
    ResponseEntity<byte[]> show() {
        return render(HttpStatus.OK, "", "");
    }

    @PostMapping("/sign-in/forgotten")
    @PublicRoute
    ResponseEntity<byte[]> submit(HttpServletRequest request) throws IOException {
        String email = FormFields.of(request).getOrDefault("email", "");
        try {
            resets.send(email, request.getRemoteAddr());
            return render(HttpStatus.OK, NOTICE, "");
        } catch (SignInRefused refused) {
            return render(HttpStatus.TOO_MANY_REQUESTS, "", refused.refusal().sentence());
        }
    }

    private ResponseEntity<byte[]> render(HttpStatus status, String notice, String error) {
        return pages.render(status, "forgotten-password", Map.of("notice", notice, "error", error), List.of());
    }
}
