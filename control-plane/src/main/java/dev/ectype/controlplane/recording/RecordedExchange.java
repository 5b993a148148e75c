package dev.ectype.controlplane.recording;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.ExchangeLineWriter;
import dev.ectype.runtime.json.JsonWriter;
import io.swagger.v3.oas.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Represents an exchange of a recording in responses. */
public record RecordedExchange(
        @Schema(description = "Position of the exchange in the recording.", example = "1")
        long seq,

        @Schema(description = "Time of the request.", example = "2026-01-31T12:00:00.000Z")
        String at,

        @Schema(example = "GET") String method,

        @Schema(example = "https://api.example.com/orders/7")
        String url,

        @Schema(
                description = "Header fields by lower-case names; a string each, or a list for a repeated name.",
                example = "{\"accept\": \"application/json\"}")
        JsonNode requestHeaders,

        @Schema(
                description = "A string; {base64} for binary content; with length if truncated; or null.",
                example = "null")
        JsonNode requestBody,

        @Schema(example = "200") int status,

        @Schema(example = "{\"content-type\": \"application/json\"}")
        JsonNode responseHeaders,

        @Schema(example = "ok") JsonNode responseBody,
        @Schema(example = "12") long durationMs,

        @Schema(description = "Reason of an incomplete or missing response.", example = "the upstream broke off")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        String fault) {
    private static final int LONGEST = 64 << 20;
    /** The intake has already limited the length of lines. */
    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNameLength(LONGEST)
                            .maxStringLength(LONGEST)
                            .build())
                    .build())
            .build();

    public static RecordedExchange of(CapturedExchange exchange) {
        JsonWriter line = new JsonWriter();
        ExchangeLineWriter.write(exchange, line);
        return JSON.readValue(line.array(), 0, line.length(), RecordedExchange.class);
    }
}
