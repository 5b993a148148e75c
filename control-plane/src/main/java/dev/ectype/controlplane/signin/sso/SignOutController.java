package dev.ectype.controlplane.signin.sso;

import dev.ectype.controlplane.page.Pages;
import dev.ectype.controlplane.platform.auth.BrowserRoutes;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.RequiredSession;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.session.SessionCookie;
import io.swagger.v3.oas.annotations.Hidden;
import java.net.URI;
import java.util.Map;
import org.springframework.http.CacheControl;
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
    private final Pages pages;

    SignOutController(SsoSignOut signOut, SessionCookie cookie, Pages pages) {
        this.signOut = signOut;
        this.cookie = cookie;
        this.pages = pages;
    }

    /** Ends the session, deletes its cookie, and sends the browser to the sign-out of the identity provider if it has one. */
    @PostMapping("/api/auth/sign-out")
    @RequiredScope(Scope.READ)
    @RequiredSession
    ResponseEntity<byte[]> signOut(Caller caller) {
        HttpHeaders headers = new HttpHeaders();
        headers.add(HttpHeaders.SET_COOKIE, cookie.delete().toString());
        return signOut.end(caller)
                .map(target -> leaveTo(target, headers))
                .orElseGet(() -> ResponseEntity.status(HttpStatus.SEE_OTHER)
                        .headers(headers)
                        .cacheControl(CacheControl.noStore())
                        .location(URI.create("/sign-in"))
                        .build());
    }

    /**
     * Returns a page that the browser leaves immediately. Browsers apply the form-action of the content security policy to redirects after
     * a form as well, so they would block a redirect to the provider.
     */
    private ResponseEntity<byte[]> leaveTo(URI provider, HttpHeaders headers) {
        ResponseEntity<byte[]> page = pages.render("signed-out", Map.of("target", provider.toString()));
        headers.addAll(page.getHeaders());
        headers.set("Refresh", "0; url=" + provider);
        return new ResponseEntity<>(page.getBody(), headers, page.getStatusCode());
    }
}
