package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.idempotency.AsksFirst;
import dev.ectype.controlplane.platform.idempotency.Effects;
import dev.ectype.controlplane.platform.quota.StorageQuota;
import dev.ectype.controlplane.platform.web.Created;
import dev.ectype.controlplane.project.Projects;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Uploads and downloads snapshots as streams. */
@RestController
@RequiredPlan(Plan.TEAM)
@PartOf(Feature.SHARED_SNAPSHOTS)
@Tag(name = "Snapshots")
class SnapshotContentController {
    private static final String NAME = "[A-Za-z0-9][A-Za-z0-9._-]{0,99}";
    private static final String SHA256 = "[0-9a-f]{64}";

    private final Snapshots snapshots;
    private final SnapshotContents contents;
    private final SnapshotDownload download;
    private final StorageQuota quota;
    private final Projects projects;
    private final Effects effects;
    private final SnapshotSettings settings;

    SnapshotContentController(
            Snapshots snapshots,
            SnapshotContents contents,
            SnapshotDownload download,
            StorageQuota quota,
            Projects projects,
            Effects effects,
            SnapshotSettings settings) {
        this.snapshots = snapshots;
        this.contents = contents;
        this.download = download;
        this.quota = quota;
        this.projects = projects;
        this.effects = effects;
        this.settings = settings;
    }

    @PostMapping(path = "/v1/projects/{slug}/snapshots", consumes = MediaType.APPLICATION_JSON_VALUE)
    @RequiredScope(Scope.WRITE)
    @AsksFirst
    @Operation(
            summary = "Push a snapshot",
            description =
                    "The body is a snapshot of an emulator, uncompressed or compressed (Content-Encoding: gzip). It "
                            + "becomes the next version of its name, unless the newest version is equal: then that version is returned "
                            + "with 200.",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            mediaType = MediaType.APPLICATION_JSON_VALUE,
                                            schema = @Schema(type = "object"),
                                            examples = @ExampleObject(SnapshotExample.JSON))))
    @ApiResponse(responseCode = "201", description = "The new version.", useReturnTypeSchema = true)
    @ApiResponse(responseCode = "200", description = "The newest version, which is equal.", useReturnTypeSchema = true)
    @Nullable
    ResponseEntity<Snapshot> push(
            Caller caller,
            @PathVariable @Parameter(description = "Slug or identifier of the project.", example = "shop") String slug,
            @RequestParam
                    @Parameter(
                            description = "Name of up to 100 letters, digits, dots, dashes and underscores.",
                            example = "checkout-ready")
                    String name,
            @RequestParam
                    @Parameter(description = "SHA-256 of the uncompressed snapshot.", example = SnapshotExample.SHA256)
                    String sha256,
            @RequestParam(required = false)
                    @Parameter(
                            description =
                                    "Push only if this is the newest version (0: no version); otherwise the response is 409 and "
                                            + "contains the newest version in details.current.",
                            example = "3")
                    @Nullable
                    Integer expectedVersion,
            @RequestParam(defaultValue = "false")
                    @Parameter(
                            description = "Push even if the newest version belongs to another API.",
                            example = "false")
                    boolean force,
            @Parameter(hidden = true) HttpServletRequest request,
            @Parameter(hidden = true) HttpServletResponse response)
            throws IOException {
        Push push = new Push(
                slug, matching("name", name, NAME), matching("sha256", sha256, SHA256), expectedVersion, force);
        projects.get(caller.organization(), slug);
        contents.want(caller.organization(), push.sha256());
        ArrivingSnapshot arriving = ArrivingSnapshot.of(
                request.getInputStream(),
                request.getHeader(HttpHeaders.CONTENT_ENCODING),
                push.sha256(),
                settings.maxSnapshot());
        contents.keep(
                caller.organization(),
                push.sha256(),
                contents.isUsed(caller.organization(), push.sha256()) ? arriving : quota.bound(caller, arriving));
        if (!effects.begin(request, response, HexFormat.of().parseHex(push.sha256()))) {
            return null;
        }
        Snapshots.Pushed pushed = snapshots.push(caller, push, arriving);
        return pushed.created()
                ? Created.at("/v1/snapshots/" + pushed.snapshot().id(), pushed.snapshot())
                : ResponseEntity.ok(pushed.snapshot());
    }

    private static String matching(String path, String text, String pattern) {
        if (!text.matches(pattern)) {
            throw InvalidRequest.of(path, "pattern", "must match " + pattern);
        }
        return text;
    }

    @GetMapping("/v1/snapshots/{id}/content")
    @RequiredScope(Scope.READ)
    @Operation(
            summary = "Download a snapshot",
            description =
                    "Returns the content that an emulator can restore; compressed if Accept-Encoding allows gzip.")
    @ApiResponse(
            responseCode = "200",
            description = "The snapshot. ETag is its SHA-256.",
            content = @Content(mediaType = MediaType.APPLICATION_JSON_VALUE, schema = @Schema(type = "object")))
    void download(
            Caller caller,
            @PathVariable @Parameter(example = "snp_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,
            @RequestHeader(name = HttpHeaders.ACCEPT_ENCODING, required = false) @Parameter(hidden = true) @Nullable
                    String accepted,
            @Parameter(hidden = true) HttpServletResponse response)
            throws IOException {
        download.send(caller.organization(), snapshots.get(caller.organization(), id), accepted, response);
    }
}
