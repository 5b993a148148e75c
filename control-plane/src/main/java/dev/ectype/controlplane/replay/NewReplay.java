package dev.ectype.controlplane.replay;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Represents a request to replay a recording. */
public record NewReplay(
        @Schema(
                description = "Base URL of the server; its path is prepended to each recorded path.",
                example = "https://staging.example.com")
        @NotNull(message = "is required")
        @Size(max = 2000, message = "must have at most 2000 characters")
        String targetUrl,

        @Schema(
                description = "Headers that replace recorded headers of the same names, such as credentials.",
                example = "{\"authorization\": \"Bearer …\"}")
        @Nullable
        @Size(max = 50, message = "must have at most 50 members")
        Map<String, String> headers,

        @Schema(description = "Time limit of a complete response in milliseconds; 10,000 by default.", example = "5000")
        @Nullable
        @Min(value = 1, message = "must be from 1 to 30000")
        @Max(value = 30000, message = "must be from 1 to 30000")
        Integer timeoutMs,

        @Schema(
                description = "Ignored parts of bodies, as JSONPaths of names, indexes and wildcards.",
                example = "[\"$.updatedAt\"]")
        @Nullable
        @Size(max = 100, message = "must have at most 100 entries")
        List<String> ignore) {
    /** Omits the headers, because they may contain secrets. */
    @Override
    public String toString() {
        return "replay against " + targetUrl;
    }
}
