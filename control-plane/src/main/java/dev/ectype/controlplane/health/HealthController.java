package dev.ectype.controlplane.health;

import dev.ectype.controlplane.platform.auth.PublicRoute;
import dev.ectype.controlplane.platform.health.Health;
import dev.ectype.controlplane.platform.health.Readiness;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/v1/health")
@Tag(name = "Health", description = "Liveness and readiness of the service.")
class HealthController {
    private final Readiness readiness;

    HealthController(Readiness readiness) {
        this.readiness = readiness;
    }

    @GetMapping("/live")
    @PublicRoute
    @Operation(operationId = "getLiveness", summary = "Get the liveness of the service")
    Health live() {
        return Health.alive();
    }

    @GetMapping("/ready")
    @PublicRoute
    @Operation(
            operationId = "getReadiness",
            summary = "Get the readiness of the service",
            description = "200 if the service is ready, else 503.")
    @ApiResponse(responseCode = "200", description = "The service is ready")
    @ApiResponse(
            responseCode = "503",
            description = "The service is not ready",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = Health.class)))
    ResponseEntity<Health> ready() {
        Health health = readiness.check();
        return ResponseEntity.status(health.isUp() ? 200 : 503).body(health);
    }
}
