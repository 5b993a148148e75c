package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.storage.StoredContent;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = RecordingRouteTexts.TAG, description = RecordingRouteTexts.TAG_SAYS)
class RecordingFileController {
    private static final int PIECE = 64 * 1024;

    private final Recordings recordings;
    private final ObjectStorage storage;

    RecordingFileController(Recordings recordings, ObjectStorage storage) {
        this.recordings = recordings;
        this.storage = storage;
    }

    @GetMapping("/v1/projects/{slug}/recordings/{id}/file")
    @RequiredScope(Scope.READ)
    @Operation(
            operationId = "downloadRecording",
            summary = "Download the file of a recording",
            description =
                    "The stored lines, byte for byte. `ETag` and `Repr-Digest` describe the whole file; a `Range` of bytes returns "
                            + "that part, so that an interrupted download can be resumed.")
    @ApiResponse(
            responseCode = "200",
            description = "The file: one such object per line.",
            content =
                    @Content(
                            mediaType = RecordingRouteTexts.LINES,
                            schema = @Schema(implementation = RecordedExchange.class)))
    @ApiResponse(
            responseCode = "206",
            description = "The requested part.",
            content =
                    @Content(
                            mediaType = RecordingRouteTexts.LINES,
                            schema = @Schema(implementation = RecordedExchange.class)))
    @ApiResponse(responseCode = "304", description = "The client already has the file.", content = @Content)
    void download(
            Caller caller,
            @PathVariable @Parameter(description = RecordingRouteTexts.PROJECT, example = RecordingRouteTexts.SHOP)
                    String slug,
            @PathVariable @Parameter(example = RecordingRouteTexts.RECORDING) String id,
            @RequestHeader(name = HttpHeaders.RANGE, required = false) @Parameter(example = "bytes=0-1023") @Nullable
                    String range,
            @Parameter(hidden = true) HttpServletRequest request,
            @Parameter(hidden = true) HttpServletResponse response)
            throws IOException {
        StoredRecording stored = recordings.get(caller.organization(), slug, id);
        Recording recording = stored.recording();
        String tag = "\"" + recording.sha256() + "\"";
        response.setHeader(HttpHeaders.ETAG, tag);
        response.setHeader(HttpHeaders.ACCEPT_RANGES, "bytes");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "private, no-cache");
        if (tag.equals(request.getHeader(HttpHeaders.IF_NONE_MATCH))) {
            response.setStatus(HttpStatus.NOT_MODIFIED.value());
            return;
        }
        String condition = request.getHeader(HttpHeaders.IF_RANGE);
        ByteRange part = ByteRange.of(condition == null || condition.equals(tag) ? range : null, recording.size());
        StoredContent content =
                storage.get(stored.key(), part.from()).orElseThrow(() -> new NotFound("file of the recording", id));
        try (InputStream file = content.stream()) {
            response.setContentType(RecordingRouteTexts.LINES);
            response.setContentLengthLong(part.length());
            response.setHeader(
                    "Repr-Digest", ContentDigest.header(HexFormat.of().parseHex(recording.sha256())));
            response.setHeader(
                    HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + recording.id() + ".jsonl\"");
            if (part.length() < recording.size()) {
                response.setStatus(HttpStatus.PARTIAL_CONTENT.value());
                response.setHeader(HttpHeaders.CONTENT_RANGE, part.header(recording.size()));
            }
            if (!request.getMethod().equals("HEAD")) {
                send(file, part.length(), response.getOutputStream());
            }
        }
    }

    private static void send(InputStream file, long length, OutputStream to) throws IOException {
        byte[] buffer = new byte[PIECE];
        long left = length;
        while (left > 0) {
            int read = file.read(buffer, 0, (int) Math.min(buffer.length, left));
            if (read < 0) {
                throw new IOException("the stored file is shorter than it was");
            }
            to.write(buffer, 0, read);
            left -= read;
        }
    }
}
