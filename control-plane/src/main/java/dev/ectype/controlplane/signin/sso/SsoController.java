package dev.ectype.controlplane.signin.sso;

import dev.ectype.controlplane.page.Pages;
import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.auth.PublicRoute;
import dev.ectype.controlplane.platform.crypto.SecretText;
import dev.ectype.controlplane.platform.form.FormFields;
import dev.ectype.controlplane.session.SessionCookie;
import dev.ectype.controlplane.signin.LocalPath;
import dev.ectype.controlplane.signin.SignInClient;
import dev.ectype.controlplane.signin.SignInRefused;
import dev.ectype.controlplane.signin.page.Discovery;
import dev.ectype.controlplane.signin.page.SignInPage;
import dev.ectype.controlplane.sso.SignInProvider;
import dev.ectype.controlplane.sso.SsoType;
import io.swagger.v3.oas.annotations.Hidden;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Serves the routes of single sign-on. Responses of providers come from other sites, so the state and a cookie authenticate them. */
@RestController
@RequestMapping("/api/auth/sso")
@Tag(name = "Sign-in", description = "The identity provider of an e-mail address.")
class SsoController {
    private final SsoSignIns signIns;
    private final Discovery discovery;
    private final BrowserCookie browsers;
    private final SessionCookie sessions;
    private final SignInPage page;
    private final Pages pages;
    private final Settings settings;

    SsoController(
            SsoSignIns signIns,
            Discovery discovery,
            BrowserCookie browsers,
            SessionCookie sessions,
            SignInPage page,
            Pages pages,
            Settings settings) {
        this.signIns = signIns;
        this.discovery = discovery;
        this.browsers = browsers;
        this.sessions = sessions;
        this.page = page;
        this.pages = pages;
        this.settings = settings;
    }

    @GetMapping("/discovery")
    @PublicRoute
    @Operation(
            operationId = "discoverSsoProvider",
            summary = "Find the identity provider of an e-mail address",
            description = "The enabled provider whose emailDomain equals the domain of the address, or null.")
    DiscoveryResult discover(
            @RequestParam @Parameter(example = "ada@acme.example.com") String email, HttpServletRequest request) {
        return new DiscoveryResult(discovery
                .find(email, request.getRemoteAddr())
                .filter(SignInProvider::enabled)
                .map(provider -> new DiscoveryResult.Match(provider.id(), provider.name()))
                .orElse(null));
    }

    /** Redirects the browser to the provider, or returns a form for it. */
    @GetMapping("/login")
    @PublicRoute
    @Hidden
    ResponseEntity<byte[]> login(
            @RequestParam String providerId,
            @RequestParam(required = false) @Nullable String next,
            HttpServletRequest request) {
        String browser = browsers.of(request).orElseGet(SecretText::make);
        try {
            SsoRequest begun = signIns.begin(providerId, LocalPath.of(next), browser);
            ResponseEntity<byte[]> response = begun.form().isEmpty()
                    ? redirect(begun.target().toString(), new HttpHeaders())
                    : pages.render(
                            HttpStatus.OK,
                            "post-form",
                            Map.of("target", begun.target().toString(), "fields", begun.form()),
                            List.of(begun.target()));
            return withCookie(response, browsers.create(browser).toString());
        } catch (SignInRefused refused) {
            return page.refuse(refused.refusal());
        }
    }

    /** Completes a sign-in with OpenID Connect; the address is the redirect URI to register at the provider. */
    @GetMapping("/callback")
    @PublicRoute
    @Hidden
    ResponseEntity<byte[]> oidc(
            @RequestParam(required = false) @Nullable String code,
            @RequestParam(required = false) @Nullable String state,
            @RequestParam(required = false) @Nullable String iss,
            @RequestParam(required = false) @Nullable String error,
            HttpServletRequest request) {
        SortedMap<String, String> response = new TreeMap<>();
        put(response, "code", code);
        put(response, "iss", iss);
        put(response, "error", error);
        return finish(SsoType.OIDC, state, response, request);
    }

    /** Completes a sign-in with SAML; the address is the assertion consumer service to register at the provider. */
    @PostMapping("/callback")
    @PublicRoute
    @Hidden
    ResponseEntity<byte[]> saml(HttpServletRequest request) throws IOException {
        SortedMap<String, String> form = FormFields.of(request);
        return finish(SsoType.SAML, form.get("RelayState"), form, request);
    }

    private ResponseEntity<byte[]> finish(
            SsoType type, @Nullable String state, SortedMap<String, String> response, HttpServletRequest request) {
        try {
            CompletedSignIn completed =
                    signIns.finish(type, state, response, browsers.of(request).orElse(null), SignInClient.of(request));
            return withCookie(
                    redirect(completed.next(), new HttpHeaders()),
                    sessions.create(completed.session().token(), settings.sessionLifetime())
                            .toString());
        } catch (SignInRefused refused) {
            return page.refuse(refused.refusal());
        }
    }

    private static void put(SortedMap<String, String> response, String name, @Nullable String value) {
        if (value != null) {
            response.put(name, value);
        }
    }

    private static ResponseEntity<byte[]> redirect(String target, HttpHeaders headers) {
        return ResponseEntity.status(HttpStatus.SEE_OTHER)
                .headers(headers)
                .location(URI.create(target))
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }

    private static ResponseEntity<byte[]> withCookie(ResponseEntity<byte[]> response, String cookie) {
        HttpHeaders headers = new HttpHeaders();
        headers.putAll(response.getHeaders());
        headers.add(HttpHeaders.SET_COOKIE, cookie);
        return new ResponseEntity<>(response.getBody(), headers, response.getStatusCode());
    }

    /** Represents the result of a discovery. */
    @Schema(name = "SsoDiscovery")
    record DiscoveryResult(@Nullable Match match) {
        /** Represents the provider of an e-mail domain. */
        @Schema(name = "SsoMatch")
        record Match(
                @Schema(example = "sso_01k9a3q0e8f6ta1w5y0n4m7b2c")
                String providerId,

                @Schema(example = "Acme Login") String name) {}
    }
}
