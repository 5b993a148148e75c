package dev.ectype.controlplane.replay;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Represents the result of one exchange. */
public record ReplayResult(
        @Schema(description = "Position of the exchange in the recording.", example = "7")
        long seq,

        @Schema(
                description = "Kind of the result.",
                example = "status_mismatch",
                allowableValues = {"match", "status_mismatch", "body_shape_mismatch", "connectivity_error"})
        String kind,

        @Schema(
                description =
                        "The recorded status, or the recorded types at the different paths; null if nothing was recorded.",
                example = "200")
        JsonNode expected,

        @Schema(
                description = "The received status or types, or the reason why no response was received.",
                example = "404")
        JsonNode actual,

        @Schema(description = "Paths at which the structures of the bodies differ.", example = "[]")
        List<String> paths,

        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        @Schema(
                description =
                        "Other exchanges that can explain the difference: they changed the same resources at the same time. If the "
                                + "kind is match, there is no other difference. Missing if there are none.",
                example = "[6]")
        @Nullable
        List<Long> overlaps) {}
