package dev.ectype.controlplane.replay;

import io.swagger.v3.oas.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Represents the result of one exchange with both responses. */
public record ReplayResultDetails(
        ReplayResult result,
        @Schema(example = "GET") String method,

        @Schema(description = "URL of the recorded request.", example = "https://api.example.com/orders/7")
        String url,

        ReplayedResponse recorded,

        @Nullable ReplayedResponse received,

        @Schema(
                description =
                        "Why received is null: match and no_response need no response; limit: the responses of the replay "
                                + "exceed their limit; not_kept: the replay kept no responses.",
                example = "null",
                nullable = true)
        @Nullable
        MissingResponse missing) {}
