package dev.ectype.controlplane.signin.link;

import dev.ectype.controlplane.page.Pages;
import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.auth.BrowserRoutes;
import dev.ectype.controlplane.platform.auth.PublicRoute;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.form.FormFields;
import dev.ectype.controlplane.session.IssuedSession;
import dev.ectype.controlplane.session.SessionCookie;
import dev.ectype.controlplane.signin.FormMessage;
import dev.ectype.controlplane.signin.LocalPath;
import dev.ectype.controlplane.signin.SignInClient;
import dev.ectype.controlplane.signin.SignInRefused;
import dev.ectype.controlplane.signin.page.SignInPage;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Serves the pages behind links. Only their forms use links up, because mail services open links to inspect them. */
@RestController
@BrowserRoutes
@Hidden
class LinkController {
    private final LinkSignIns links;
    private final SignInPage signInPage;
    private final Pages pages;
    private final SessionCookie cookie;
    private final Settings settings;

    LinkController(LinkSignIns links, SignInPage signInPage, Pages pages, SessionCookie cookie, Settings settings) {
        this.links = links;
        this.signInPage = signInPage;
        this.pages = pages;
        this.cookie = cookie;
        this.settings = settings;
    }

    @GetMapping(Links.PATH)
    @PublicRoute
    ResponseEntity<byte[]> show(@RequestParam(required = false) @Nullable String token) {
        String secret = token == null ? "" : token;
        try {
            return render(HttpStatus.OK, LinkView.of(links.open(secret), secret));
        } catch (SignInRefused refused) {
            return signInPage.refuse(refused.refusal());
        }
    }

    @PostMapping(Links.PATH)
    @PublicRoute
    ResponseEntity<byte[]> submit(HttpServletRequest request) throws IOException {
        SortedMap<String, String> fields = FormFields.of(request);
        LinkEntry entry = new LinkEntry(
                fields.getOrDefault("token", ""),
                fields.getOrDefault("email", ""),
                fields.getOrDefault("password", ""));
        try {
            LinkContext context = links.open(entry.token());
            return submit(context, entry, SignInClient.of(request));
        } catch (SignInRefused refused) {
            return signInPage.refuse(refused.refusal());
        }
    }

    private ResponseEntity<byte[]> submit(LinkContext context, LinkEntry entry, SignInClient client)
            throws SignInRefused {
        try {
            Optional<IssuedSession> session = links.use(context, entry, client);
            return session.isPresent()
                    ? signedIn(session.get())
                    : signInPage.notify(context.email(), "Your password is changed. Sign in with it.");
        } catch (ServiceException rejected) {
            if (rejected.code() != ErrorCode.INVALID_REQUEST && rejected.code() != ErrorCode.UNAVAILABLE) {
                throw rejected;
            }
            LinkView view = LinkView.of(context, entry.token()).withError(FormMessage.of(rejected));
            return render(
                    HttpStatus.valueOf(rejected.code().status()),
                    view.needsEmail() ? view.withEmail(entry.email()) : view);
        }
    }

    private ResponseEntity<byte[]> signedIn(IssuedSession session) {
        return ResponseEntity.status(HttpStatus.SEE_OTHER)
                .location(URI.create(LocalPath.DEFAULT))
                .header(
                        HttpHeaders.SET_COOKIE,
                        cookie.create(session.token(), settings.sessionLifetime())
                                .toString())
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }

    private ResponseEntity<byte[]> render(HttpStatus status, LinkView view) {
        return pages.render(status, "link", Map.of("link", view), List.of());
    }
}
