package dev.ectype.controlplane.recording.upload;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.idempotency.AsksFirst;
import dev.ectype.controlplane.platform.idempotency.Effects;
import dev.ectype.controlplane.platform.web.Created;
import dev.ectype.controlplane.project.Projects;
import dev.ectype.controlplane.recording.ContentDigest;
import dev.ectype.controlplane.recording.Intake;
import dev.ectype.controlplane.recording.Leftovers;
import dev.ectype.controlplane.recording.Recording;
import dev.ectype.controlplane.recording.RecordingRouteTexts;
import dev.ectype.controlplane.recording.RecordingSettings;
import dev.ectype.controlplane.recording.UploadBody;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Serves the routes that upload a recording in parts. */
@RestController
@RequestMapping("/v1/projects/{slug}/recording-uploads")
@Tag(name = RecordingRouteTexts.TAG, description = RecordingRouteTexts.TAG_SAYS)
class RecordingUploadController {
    private static final String OFFSET = "Upload-Offset";

    private final RecordingUploads uploads;
    private final Intake intake;
    private final Projects projects;
    private final Leftovers leftovers;
    private final RecordingSettings settings;
    private final Effects effects;

    RecordingUploadController(
            RecordingUploads uploads,
            Intake intake,
            Projects projects,
            Leftovers leftovers,
            RecordingSettings settings,
            Effects effects) {
        this.uploads = uploads;
        this.intake = intake;
        this.projects = projects;
        this.leftovers = leftovers;
        this.settings = settings;
        this.effects = effects;
    }

    @PostMapping
    @RequiredScope(Scope.WRITE)
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            operationId = "createRecordingUpload",
            summary = "Begin an upload in parts",
            description = "Send parts with PATCH, get the offset with HEAD or GET, and complete the upload.")
    ResponseEntity<RecordingUpload> create(
            Caller caller,
            @PathVariable @Parameter(description = RecordingRouteTexts.PROJECT, example = RecordingRouteTexts.SHOP)
                    String slug,
            @RequestBody @Valid NewRecordingUpload wanted) {
        RecordingUpload created = uploads.create(caller.organization(), slug, wanted);
        return Created.at("/v1/projects/" + slug + "/recording-uploads/" + created.id(), created);
    }

    @GetMapping("/{id}")
    @RequiredScope(Scope.READ)
    @Operation(
            operationId = "getRecordingUpload",
            summary = "Get the offset of an upload",
            description = "HEAD returns it in `Upload-Offset`, and the largest size in `Upload-Limit`.")
    ResponseEntity<RecordingUpload> get(
            Caller caller,
            @PathVariable @Parameter(description = RecordingRouteTexts.PROJECT, example = RecordingRouteTexts.SHOP)
                    String slug,
            @PathVariable @Parameter(example = RecordingRouteTexts.UPLOAD) String id) {
        return reply(uploads.get(caller.organization(), slug, id));
    }

    @PatchMapping("/{id}")
    @AsksFirst
    @RequiredScope(Scope.WRITE)
    @Operation(
            operationId = "appendToRecordingUpload",
            summary = "Send the next part",
            description =
                    "A part is stored completely or not at all. It must begin at the end of the previous part (a 409 contains "
                            + "this offset), unless it repeats a stored part, whose response may have been lost.",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            mediaType = "application/octet-stream",
                                            schema = @Schema(type = "string", format = "binary"))))
    @Nullable
    ResponseEntity<RecordingUpload> append(
            Caller caller,
            @PathVariable @Parameter(description = RecordingRouteTexts.PROJECT, example = RecordingRouteTexts.SHOP)
                    String slug,
            @PathVariable @Parameter(example = RecordingRouteTexts.UPLOAD) String id,
            @RequestHeader(name = OFFSET, required = false)
                    @Parameter(description = "Offset of the first byte of the part; 0 by default.", example = "0")
                    @Nullable
                    Long offset,
            @RequestHeader(name = "Content-Digest", required = false)
                    @Parameter(
                            description = "The SHA-256 of the part (RFC 9530).",
                            example = "sha-256=:n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=:")
                    @Nullable
                    String digest,
            @Parameter(hidden = true) HttpServletRequest request,
            @Parameter(hidden = true) HttpServletResponse response)
            throws IOException {
        long start = start(offset);
        byte[] announced = ContentDigest.announced(digest);
        StoredPart part =
                UploadBody.of(request).read(content -> uploads.store(caller, slug, id, start, content, announced));
        try {
            if (!effects.begin(request, response, part.sha256())) {
                leftovers.drop(part.key());
                return null;
            }
            return reply(uploads.add(caller, slug, id, part));
        } catch (RuntimeException refused) {
            leftovers.drop(part.key());
            throw refused;
        }
    }

    @PostMapping("/{id}/complete")
    @AsksFirst
    @RequiredScope(Scope.WRITE)
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            operationId = "completeRecordingUpload",
            summary = "Complete an upload as a recording",
            description = "The parts are read as one file; an unreadable line is refused with its number, and the "
                    + "upload stays unchanged.")
    ResponseEntity<Recording> complete(
            Caller caller,
            @PathVariable @Parameter(description = RecordingRouteTexts.PROJECT, example = RecordingRouteTexts.SHOP)
                    String slug,
            @PathVariable @Parameter(example = RecordingRouteTexts.UPLOAD) String id,
            @Parameter(hidden = true) HttpServletRequest request)
            throws IOException {
        String own = projects.get(caller.organization(), slug).slug();
        RecordingUploads.Assembled assembled = uploads.assemble(caller.organization(), slug, id);
        Intake.Taken taken;
        try (InputStream content = assembled.content()) {
            taken = intake.take(caller.organization(), own, content, assembled.announced());
        }
        try {
            effects.begin(request);
            Recording created = uploads.complete(caller, slug, id, taken);
            return Created.at("/v1/projects/" + own + "/recordings/" + created.id(), created);
        } catch (RuntimeException refused) {
            leftovers.drop(taken.key());
            throw refused;
        }
    }

    @DeleteMapping("/{id}")
    @RequiredScope(Scope.WRITE)
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(
            operationId = "cancelRecordingUpload",
            summary = "Delete an upload",
            description = "The deletion includes the parts.")
    void cancel(
            Caller caller,
            @PathVariable @Parameter(description = RecordingRouteTexts.PROJECT, example = RecordingRouteTexts.SHOP)
                    String slug,
            @PathVariable @Parameter(example = RecordingRouteTexts.UPLOAD) String id) {
        uploads.cancel(caller.organization(), slug, id);
    }

    private ResponseEntity<RecordingUpload> reply(RecordingUpload upload) {
        return ResponseEntity.ok()
                .header(OFFSET, Long.toString(upload.offset()))
                .header("Upload-Complete", "?0")
                .header("Upload-Limit", "max-size=" + settings.maxBytes())
                .header("Cache-Control", "no-store")
                .body(upload);
    }

    private static long start(@Nullable Long offset) {
        if (offset != null && offset < 0) {
            throw InvalidRequest.of(OFFSET, "range", "must be the offset of the first byte of the part");
        }
        return offset == null ? 0 : offset;
    }
}
