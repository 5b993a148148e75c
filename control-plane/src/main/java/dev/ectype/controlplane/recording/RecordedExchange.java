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
record RecordedExchange(
        @Schema(description = "Its place in the recording.", example = "1")
        long seq,

        @Schema(description = "When it was asked.", example = "2026-01-31T12:00:00.000Z")
        String at,

        @Schema(example = "GET") String method,

        @Schema(example = "https://api.example.com/orders/7")
        String url,

        @Schema(
                description = "Names in lower case; a text for each, or a list where a name came several times.",
                example = "{\"accept\": \"application/json\"}")
        JsonNode requestHeaders,

        @Schema(
                description =
                        "A text; {base64} where it is none; with length where only its beginning was kept; or null.",
                example = "null")
        JsonNode requestBody,

        @Schema(example = "200") int status,

        @Schema(example = "{\"content-type\": \"application/json\"}")
        JsonNode responseHeaders,

        @Schema(example = "ok") JsonNode responseBody,
        @Schema(example = "12") long durationMs,

        @Schema(description = "Why the reply is not what the server meant to say.", example = "the upstream broke off")
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

    static RecordedExchange of(CapturedExchange exchange) {
        JsonWriter line = new JsonWriter();
        ExchangeLineWriter.write(exchange, line);
        return JSON.readValue(line.array(), 0, line.length(), RecordedExchange.class);
    }
}
