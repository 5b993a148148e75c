package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = RecordingRouteTexts.TAG, description = RecordingRouteTexts.TAG_SAYS)
class RecordingFileController {
    private final RecordingDownload download;

    RecordingFileController(RecordingDownload download) {
        this.download = download;
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
        download.send(caller, slug, id, range, request, response);
    }
}
