package dev.ectype.controlplane.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.Utf8ByteOutput;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** Renders pages from the templates that the build has compiled. */
@Component
public final class Pages {
    private static final MediaType HTML = new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8);
    private static final String POLICY = "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; "
            + "img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

    private final TemplateEngine templates = TemplateEngine.createPrecompiled(
            null, ContentType.Html, Pages.class.getClassLoader(), "dev.ectype.controlplane.template");

    /** Renders a page. */
    public ResponseEntity<byte[]> render(String template, Map<String, Object> model) {
        return render(HttpStatus.OK, template, model, List.of());
    }

    /**
     * Renders a page.
     *
     * @param targets the addresses of other origins to which forms of the page may lead
     */
    public ResponseEntity<byte[]> render(
            HttpStatus status, String template, Map<String, Object> model, List<URI> targets) {
        Utf8ByteOutput output = new Utf8ByteOutput();
        templates.render(template + ".jte", model, output);
        StringBuilder policy = new StringBuilder(POLICY);
        for (URI target : targets) {
            // Browsers apply the policy to the redirects after a form as well, and identity providers redirect to their
            // other hosts.
            boolean secure = "https".equals(target.getScheme());
            policy.append(secure ? " https:" : " " + target.getScheme() + "://" + target.getRawAuthority());
        }
        return ResponseEntity.status(status)
                .contentType(HTML)
                .cacheControl(CacheControl.noStore())
                .header("Content-Security-Policy", policy.toString())
                // Browsers omit the origin of form posts from pages without any referrer.
                .header("Referrer-Policy", "same-origin")
                .body(output.toByteArray());
    }
}
