package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.recording.RecordedExchange;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.RecordedBody;
import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Represents the recorded or received response of a replayed exchange. */
public record ReplayedResponse(
        @Schema(example = "200") int status,

        @Schema(description = "Media type of the body.", example = "application/json", nullable = true) @Nullable
        String contentType,

        @Schema(
                description =
                        "A string; {base64} for binary content; {text, length} or {base64, length} for the beginning of a longer body; or null.",
                example = "ok")
        JsonNode body) {
    private static final String TYPE = "content-type";

    /** Returns an exchange with the parts of its response that are kept. */
    static CapturedExchange reduced(CapturedExchange exchange, int limit) {
        RecordedRequest request = exchange.request();
        RecordedReply reply = exchange.reply();
        List<RecordedHeader> type = reply.headers().stream()
                .filter(header -> header.name().equals(TYPE))
                .limit(1)
                .toList();
        return new CapturedExchange(
                exchange.seq(),
                exchange.at(),
                new RecordedRequest(request.method(), request.url(), List.of(), RecordedBody.NONE),
                new RecordedReply(reply.status(), type, cut(reply.body(), limit)),
                exchange.durationMs(),
                exchange.fault());
    }

    private static RecordedBody cut(RecordedBody body, int limit) {
        return body.bytes().length <= limit ? body : RecordedBody.cut(Arrays.copyOf(body.bytes(), limit), body.whole());
    }

    /** Converts a reduced exchange. */
    static ReplayedResponse of(CapturedExchange reduced) {
        RecordedExchange exchange = RecordedExchange.of(reduced);
        return new ReplayedResponse(
                exchange.status(), RecordedHeader.first(reduced.reply().headers(), TYPE), exchange.responseBody());
    }
}
