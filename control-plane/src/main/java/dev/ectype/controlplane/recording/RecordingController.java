package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.idempotency.AsksFirst;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.Created;
import dev.ectype.controlplane.project.Project;
import dev.ectype.controlplane.project.Projects;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.parameters.RequestBody;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/v1/projects/{slug}/recordings")
@Tag(name = RecordingRouteTexts.TAG, description = RecordingRouteTexts.TAG_SAYS)
class RecordingController {
    private final Recordings recordings;
    private final Projects projects;
    private final UploadedRecordings uploaded;

    RecordingController(Recordings recordings, Projects projects, UploadedRecordings uploaded) {
        this.recordings = recordings;
        this.projects = projects;
        this.uploaded = uploaded;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    @Operation(summary = "List the recordings of a project", description = "Newest first, with summaries.")
    Page<Recording> list(
            Caller caller,
            PageRequest page,
            @PathVariable @Parameter(description = RecordingRouteTexts.PROJECT, example = RecordingRouteTexts.SHOP)
                    String slug) {
        return recordings.list(caller.organization(), slug, page);
    }

    @PostMapping
    @AsksFirst
    @RequiredScope(Scope.WRITE)
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            summary = "Upload a recording",
            description =
                    "Lines of JSON, one exchange each, as `ectype record` writes them; or an HTTP Archive (HAR), whose secrets "
                            + "are replaced during the conversion to such lines. The body is streamed. An unreadable line is "
                            + "refused with its number, and nothing is stored. For unreliable connections, "
                            + "create a recording upload and send parts.",
            requestBody =
                    @RequestBody(
                            required = true,
                            description = "One such object per line.",
                            content =
                                    @Content(
                                            mediaType = RecordingRouteTexts.LINES,
                                            schema = @Schema(implementation = RecordedExchange.class))))
    @Nullable
    ResponseEntity<Recording> create(
            Caller caller,
            @PathVariable @Parameter(description = RecordingRouteTexts.PROJECT, example = RecordingRouteTexts.SHOP)
                    String slug,
            @RequestHeader(name = "Content-Digest", required = false)
                    @Parameter(
                            description = "SHA-256 of the body (RFC 9530), against which the body is verified.",
                            example = "sha-256=:n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=:")
                    @Nullable
                    String digest,
            @Parameter(hidden = true) HttpServletRequest request,
            @Parameter(hidden = true) HttpServletResponse response)
            throws IOException {
        Project project = projects.get(caller.organization(), slug);
        UploadBody body = UploadBody.of(request);
        return uploaded.create(caller, project, body, ContentDigest.announced(digest), request, response)
                .map(created -> Created.at("/v1/projects/" + project.slug() + "/recordings/" + created.id(), created))
                .orElse(null);
    }

    @GetMapping("/{id}")
    @RequiredScope(Scope.READ)
    @Operation(summary = "Get a recording")
    Recording get(
            Caller caller,
            @PathVariable @Parameter(description = RecordingRouteTexts.PROJECT, example = RecordingRouteTexts.SHOP)
                    String slug,
            @PathVariable @Parameter(example = RecordingRouteTexts.RECORDING) String id) {
        return recordings.get(caller.organization(), slug, id).recording();
    }

    @DeleteMapping("/{id}")
    @RequiredScope(Scope.WRITE)
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Delete a recording", description = "The deletion includes the file and the replays.")
    void delete(
            Caller caller,
            @PathVariable @Parameter(description = RecordingRouteTexts.PROJECT, example = RecordingRouteTexts.SHOP)
                    String slug,
            @PathVariable @Parameter(example = RecordingRouteTexts.RECORDING) String id) {
        recordings.delete(caller.organization(), slug, id);
    }
}
