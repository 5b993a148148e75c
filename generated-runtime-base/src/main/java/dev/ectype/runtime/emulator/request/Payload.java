package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.json.Document;
import org.jspecify.annotations.Nullable;

/**
 * What the body of a request says.
 *
 * @param whole the body as a document, or null when there is none or it is not one
 * @param item the part that describes an instance, or null
 * @param form whether it came as a form, where an empty text means nothing
 */
public record Payload(@Nullable Document whole, @Nullable Document item, boolean form) {
    static final Payload NONE = new Payload(null, null, false);
}
