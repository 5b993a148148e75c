package dev.ectype.controlplane.docs;

import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.auth.PublicRoute;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.ServiceException;
import io.swagger.v3.oas.annotations.Hidden;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Documentation", description = "What the service says of itself, to programs and to people.")
class DocsController {
    private static final Resource SCRIPT = new ClassPathResource("META-INF/resources/webjars/scalar/scalar.js");
    private static final MediaType HTML = new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8);
    private static final MediaType JAVASCRIPT = new MediaType("text", "javascript", StandardCharsets.UTF_8);

    private final ServiceAddress address;

    DocsController(ServiceAddress address) {
        this.address = address;
    }

    /** Redirects browsers from the printed address to the dashboard. */
    @GetMapping("/")
    @PublicRoute
    @Hidden
    ResponseEntity<Void> root() {
        return ResponseEntity.status(HttpStatus.SEE_OTHER)
                .location(URI.create("/dashboard"))
                .build();
    }

    @GetMapping(path = "/docs", produces = MediaType.TEXT_HTML_VALUE)
    @PublicRoute
    @Operation(operationId = "browseDescription", summary = "Browse this description")
    ResponseEntity<String> browse() {
        return page(BrowserPage.of(address.api()), BrowserPage.POLICY);
    }

    @GetMapping(BrowserPage.SCRIPT)
    @PublicRoute
    @Hidden
    ResponseEntity<Resource> script() {
        return ResponseEntity.ok()
                .contentType(JAVASCRIPT)
                .cacheControl(CacheControl.noCache())
                .body(SCRIPT);
    }

    @GetMapping(path = "/docs/errors/{code}", produces = MediaType.TEXT_HTML_VALUE)
    @PublicRoute
    @Operation(
            operationId = "explainError",
            summary = "Explain an error",
            description = "The page that the type of a problem points to.")
    ResponseEntity<String> error(@PathVariable @Parameter(example = "not-found") String code) {
        ErrorCode errorCode = Arrays.stream(ErrorCode.values())
                .filter(known -> known.page().equals("/docs/errors/" + code))
                .findFirst()
                .orElseThrow(() -> new ServiceException(
                        ErrorCode.NOT_FOUND,
                        "There is no error \"" + Excerpt.of(code) + "\"; /docs shows those that there are."));
        return page(ErrorPage.of(errorCode), ErrorPage.POLICY);
    }

    private static ResponseEntity<String> page(String html, String policy) {
        return ResponseEntity.ok()
                .contentType(HTML)
                .header("Content-Security-Policy", policy)
                .body(html);
    }
}
