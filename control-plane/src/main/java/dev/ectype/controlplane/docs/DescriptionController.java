package dev.ectype.controlplane.docs;

import dev.ectype.controlplane.platform.auth.PublicRoute;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves the OpenAPI description of the control plane. */
@RestController
@Tag(name = "Documentation", description = "What the service says of itself, to programs and to people.")
class DescriptionController {
    private final ApiDescription description;

    DescriptionController(ApiDescription description) {
        this.description = description;
    }

    @GetMapping("/openapi.json")
    @PublicRoute
    @Operation(
            operationId = "getDescription",
            summary = "Get this description",
            description = "Made of the routes that run; it does not change until the next start.")
    @ApiResponse(
            responseCode = "200",
            description = "This description, in OpenAPI 3.1",
            content = @Content(mediaType = "application/json", schema = @Schema(type = "object")))
    ResponseEntity<byte[]> get() {
        ApiDescription.Document document = description.document();
        return ResponseEntity.ok()
                .contentType(MediaType.APPLICATION_JSON)
                .eTag(document.tag())
                .cacheControl(CacheControl.noCache())
                .body(document.bytes());
    }
}
