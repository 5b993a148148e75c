package dev.ectype.controlplane.page;

import dev.ectype.controlplane.platform.auth.PublicRoute;
import dev.ectype.controlplane.platform.error.NotFound;
import io.swagger.v3.oas.annotations.Hidden;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

/** Serves the style sheet and the scripts of the pages. */
@RestController
@Hidden
class AssetController {
    private static final Duration KEPT = Duration.ofDays(365);

    @GetMapping(Assets.FOLDER + "{name}")
    @PublicRoute
    ResponseEntity<byte[]> get(
            @PathVariable String name, @RequestHeader(name = "Accept-Encoding", defaultValue = "") String accepted) {
        boolean gzip = accepted.contains("gzip");
        byte[] content = gzip ? Assets.compressed(name) : Assets.content(name);
        if (content == null) {
            throw new NotFound("file", name);
        }
        String subtype = name.endsWith(".css") ? "css" : "javascript";
        ResponseEntity.BodyBuilder response = ResponseEntity.ok();
        if (gzip) {
            response.header("Content-Encoding", "gzip");
        }
        return response.header("Vary", "Accept-Encoding")
                .contentType(new MediaType("text", subtype, StandardCharsets.UTF_8))
                .cacheControl(CacheControl.maxAge(KEPT).cachePublic().immutable())
                .body(content);
    }
}
