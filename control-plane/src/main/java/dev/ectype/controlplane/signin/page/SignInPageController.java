package dev.ectype.controlplane.signin.page;

import dev.ectype.controlplane.platform.auth.BrowserRoutes;
import dev.ectype.controlplane.platform.auth.PublicRoute;
import dev.ectype.controlplane.signin.FormFields;
import dev.ectype.controlplane.signin.LocalPath;
import dev.ectype.controlplane.sso.SignInProvider;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
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
    private final SignInPage page;
    private final Discovery discovery;

    SignInPageController(SignInPage page, Discovery discovery) {
        this.page = page;
        this.discovery = discovery;
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
        String email = fields.getOrDefault("email", "");
        SignInForm form = SignInForm.of(email, LocalPath.of(fields.get("next")));
        Optional<SignInProvider> provider = discovery.find(email, request.getRemoteAddr());
        if (provider.isPresent()) {
            return page.render(HttpStatus.OK, form.with(provider.get()));
        }
        return page.render(
                HttpStatus.FORBIDDEN, form.withError("No identity provider is registered for this e-mail address."));
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
