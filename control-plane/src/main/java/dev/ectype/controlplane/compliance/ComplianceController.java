package dev.ectype.controlplane.compliance;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.ratelimit.CountedAs;
import dev.ectype.controlplane.platform.ratelimit.RouteClass;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Instant;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequiredPlan(Plan.ENTERPRISE)
@PartOf(Feature.COMPLIANCE_EXPORT)
@Tag(name = "Compliance", description = "Exports for auditors of an organization.")
class ComplianceController {
    private static final String ZIP = "application/zip";
    /** Limits concurrent exports, because each holds a database connection while its client reads. */
    private static final int AT_ONCE = 2;

    private final ComplianceExports exports;
    private final Semaphore turns = new Semaphore(AT_ONCE);

    ComplianceController(ComplianceExports exports) {
        this.exports = exports;
    }

    @GetMapping("/v1/compliance/export")
    @RequiredScope(Scope.ADMIN)
    @CountedAs(RouteClass.EXPORT)
    @Operation(
            summary = "Export events and keys",
            description =
                    "A zip of JSON lines: all events, the events about permissions (audit), and keys; and a manifest "
                            + "with SHA-256 sums as the last entry: an archive without it is incomplete.")
    @ApiResponse(
            responseCode = "200",
            description = "The archive.",
            content = @Content(mediaType = ZIP, schema = @Schema(type = "string", format = "binary")))
    void export(
            Caller caller,
            @RequestParam(required = false)
                    @Parameter(description = "Only events from this time on.", example = "2026-01-01T00:00:00.000Z")
                    @Nullable
                    Instant since,
            @RequestParam(required = false)
                    @Parameter(description = "Only events before this time.", example = "2026-02-01T00:00:00.000Z")
                    @Nullable
                    Instant until,
            @Parameter(hidden = true) HttpServletResponse response)
            throws IOException {
        if (since != null && until != null && !since.isBefore(until)) {
            throw InvalidRequest.of("until", "range", "must be after since");
        } else if (!turns.tryAcquire()) {
            throw new ServiceException(ErrorCode.UNAVAILABLE, "Other exports are in progress; try again in a minute.")
                    .header("Retry-After", "60");
        }
        try {
            ComplianceExport export = exports.begin(since, until);
            response.setContentType(ZIP);
            response.setHeader(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + export.id() + ".zip\"");
            exports.write(caller.organization(), export, response.getOutputStream());
        } finally {
            turns.release();
        }
    }
}
