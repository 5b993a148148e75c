package dev.ectype.controlplane.account;

import dev.ectype.controlplane.platform.auth.BrowserRoutes;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.RequiredSession;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.session.SessionCookie;
import dev.ectype.controlplane.signin.sso.SsoSignOut;
import io.swagger.v3.oas.annotations.Hidden;
import java.net.URI;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/** Signs users out. */
@RestController
@BrowserRoutes
@Hidden
class SignOutController {
    private final SsoSignOut signOut;
    private final SessionCookie cookie;

    SignOutController(SsoSignOut signOut, SessionCookie cookie) {
        this.signOut = signOut;
        this.cookie = cookie;
    }

    /** Ends the session, deletes its cookie, and redirects the browser to the sign-out of the identity provider if it has one. */
    @PostMapping("/api/auth/sign-out")
    @RequiredScope(Scope.READ)
    @RequiredSession
    ResponseEntity<Void> signOut(Caller caller) {
        URI next = signOut.end(caller).orElse(URI.create("/sign-in"));
        return ResponseEntity.status(HttpStatus.SEE_OTHER)
                .location(next)
                .header(HttpHeaders.SET_COOKIE, cookie.delete().toString())
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }
}
