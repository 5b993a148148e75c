package dev.ectype.controlplane.dashboard.account;

import dev.ectype.controlplane.platform.auth.PublicRoute;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Redirects the earlier addresses of the account pages, which bookmarks contain. */
@RestController
@Hidden
class AccountRedirects {
    @GetMapping({"/account", "/account/password", "/account/two-factor"})
    @PublicRoute
    ResponseEntity<Void> redirect(HttpServletRequest request) {
        String path = request.getRequestURI().replaceFirst("^/account", AccountPages.HOME);
        return ResponseEntity.status(HttpStatus.PERMANENT_REDIRECT)
                .location(URI.create(path))
                .build();
    }
}
