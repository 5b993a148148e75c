package dev.ectype.controlplane.platform.problem;

import io.swagger.v3.oas.annotations.media.Schema;
import java.net.URI;
import java.util.Map;

/** Represents the body of every error response (RFC 9457), with the additional members of this service. */
@Schema(description = "An error in the format of RFC 9457.")
public record Problem(
        @Schema(
                description = "URL of a page about this error.",
                example = "http://127.0.0.1:4020/docs/errors/not-found")
        URI type,

        @Schema(example = "Not found") String title,
        @Schema(example = "404") int status,

        @Schema(
                description = "Explanation with advice, in one sentence.",
                example = "There is no project \"shop\" in your organization.")
        String detail,

        @Schema(description = "Stable error code for programs.", example = "SERVICE_NOT_FOUND")
        String code,

        @Schema(description = "Equals detail.", example = "There is no project \"shop\" in your organization.")
        String message,

        @Schema(description = "Details of the error; errors of fields are in fields.")
        Map<String, Object> details,

        @Schema(description = "Also the header x-request-id.", example = "01997e0c1c3a7c64b7a3b8c6e1a0f3d2")
        String requestId) {}
