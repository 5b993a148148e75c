package dev.ectype.controlplane.signin.page;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.auth.BrowserRoutes;
import dev.ectype.controlplane.platform.auth.PublicRoute;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.form.FormFields;
import dev.ectype.controlplane.session.SessionCookie;
import dev.ectype.controlplane.signin.LocalPath;
import dev.ectype.controlplane.signin.SignInClient;
import dev.ectype.controlplane.signin.SignInRefusal;
import dev.ectype.controlplane.signin.SignInRefused;
import dev.ectype.controlplane.signin.password.PasswordEntry;
import dev.ectype.controlplane.signin.password.PasswordOutcome;
import dev.ectype.controlplane.signin.password.PasswordSignIn;
import dev.ectype.controlplane.sso.SignInProvider;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Serves the sign-in page. It works without scripts: the form leads to the provider of the e-mail address as well. */
@RestController
@BrowserRoutes
@Hidden
class SignInPageController {
    private static final String PASSWORD = "password";

    private final SignInPage page;
    private final Discovery discovery;
    private final PasswordSignIn passwords;
    private final SessionCookie cookie;
    private final Settings settings;

    SignInPageController(
            SignInPage page, Discovery discovery, PasswordSignIn passwords, SessionCookie cookie, Settings settings) {
        this.page = page;
        this.discovery = discovery;
        this.passwords = passwords;
        this.cookie = cookie;
        this.settings = settings;
    }

    @GetMapping("/sign-in")
    @PublicRoute
    ResponseEntity<byte[]> show(
            @RequestParam(required = false) @Nullable String sso,
            @RequestParam(required = false) @Nullable String next) {
        String path = LocalPath.of(next);
        if (sso == null) {
            return page.render(HttpStatus.OK, SignInForm.of("", path));
        }
        return ResponseEntity.status(HttpStatus.SEE_OTHER)
                .location(URI.create("/api/auth/sso/login?providerId=" + encode(sso) + "&next=" + encode(path)))
                .build();
    }

    @PostMapping("/sign-in")
    @PublicRoute
    ResponseEntity<byte[]> submit(HttpServletRequest request) throws IOException {
        SortedMap<String, String> fields = FormFields.of(request);
        PasswordEntry entry = new PasswordEntry(
                fields.getOrDefault("email", ""),
                fields.getOrDefault("password", ""),
                fields.getOrDefault("code", ""),
                fields.get("organization"));
        SignInProvider provider =
                discovery.find(entry.email(), request.getRemoteAddr()).orElse(null);
        if (provider != null && !provider.enabled()) {
            return refuseDisabled(entry, LocalPath.of(fields.get("next")), provider, SignInClient.of(request));
        }
        boolean chosen = PASSWORD.equals(fields.get("method"));
        SignInForm form = SignInForm.of(entry.email(), LocalPath.of(fields.get("next")))
                .with(provider)
                .withPassword(provider == null || chosen);
        if (entry.password().isEmpty() && provider != null) {
            return chosen && provider.required()
                    ? refuse(form, SignInRefusal.SSO_REQUIRED)
                    : page.render(HttpStatus.OK, form);
        }
        return entry.password().isEmpty()
                ? page.render(HttpStatus.OK, form.withNotice("Enter your password."))
                : signIn(form.withPassword(true), entry, provider, SignInClient.of(request));
    }

    private ResponseEntity<byte[]> signIn(
            SignInForm form, PasswordEntry entry, @Nullable SignInProvider provider, SignInClient client) {
        try {
            PasswordOutcome outcome = passwords.signIn(entry, provider, client);
            if (outcome.session() == null) {
                return page.render(
                        HttpStatus.OK,
                        form.withOrganizations(outcome.organizations())
                                .withNotice("You are a member of several organizations. Choose one, and enter your"
                                        + " password again."));
            }
            return ResponseEntity.status(HttpStatus.SEE_OTHER)
                    .location(URI.create(form.next()))
                    .header(
                            HttpHeaders.SET_COOKIE,
                            cookie.create(outcome.session().token(), settings.sessionLifetime())
                                    .toString())
                    .header(HttpHeaders.CACHE_CONTROL, "no-store")
                    .build();
        } catch (SignInRefused refused) {
            return refuse(form, refused.refusal());
        } catch (ServiceException busy) {
            if (busy.code() != ErrorCode.UNAVAILABLE) {
                throw busy;
            }
            return page.render(HttpStatus.SERVICE_UNAVAILABLE, form.withError(String.valueOf(busy.getMessage())));
        }
    }

    /** Refuses users whose domain requires a disabled provider. Their form has no link to the provider. */
    private ResponseEntity<byte[]> refuseDisabled(
            PasswordEntry entry, String next, SignInProvider provider, SignInClient client) {
        SignInForm form = SignInForm.of(entry.email(), next);
        return entry.password().isEmpty()
                ? refuse(form, SignInRefusal.PROVIDER_DISABLED)
                : signIn(form, entry, provider, client);
    }

    private ResponseEntity<byte[]> refuse(SignInForm form, SignInRefusal refusal) {
        return page.render(SignInPage.status(refusal), form.withError(refusal.sentence()));
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
