package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.SuccessReply;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The media type of an operation's reply that is a sequence of values.
 *
 * @param only true if the reply has no other media type
 */
record StreamMedia(Media media, boolean only) {
    private static final String EVENTS = "text/event-stream";
    private static final List<String> LINES =
            List.of("ndjson", "jsonl", "jsonlines", "json-lines", "json-stream", "stream+json", "json-seq");

    /** Returns the sequence in the successful reply of an operation, or null. */
    static @Nullable StreamMedia of(Endpoint endpoint) {
        Response response = SuccessReply.of(endpoint, false).response();
        List<Media> all = response == null ? List.of() : response.media();
        for (Media media : all) {
            if (isSequence(media)) {
                return new StreamMedia(media, all.stream().allMatch(StreamMedia::isSequence));
            }
        }
        return null;
    }

    private static boolean isSequence(Media media) {
        String type = media.bareType();
        return type.equals(EVENTS) || LINES.stream().anyMatch(type::endsWith);
    }

    /** Returns whether the sequence consists of server-sent events. */
    boolean isEvents() {
        return media.bareType().equals(EVENTS);
    }
}
