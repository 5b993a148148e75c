package dev.ectype.compiler.ingest.asyncapi;

import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.binding.MessageLocation;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a message.
 *
 * @param contentType the media type of the payload on the wire
 * @param payload the payload as JSON
 * @param correlation the location of the value that a reply repeats, or null
 */
record DeclaredMessage(
        String name,
        @Nullable String summary,
        @Nullable String description,
        String contentType,
        Media payload,
        List<Parameter> headers,
        @Nullable MessageLocation correlation) {
    DeclaredMessage {
        headers = List.copyOf(headers);
    }
}
