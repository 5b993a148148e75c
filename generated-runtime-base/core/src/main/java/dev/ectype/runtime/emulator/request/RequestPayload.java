package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.patch.ObjectEdit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the decoded body of a request.
 *
 * @param whole the body as a document, or null without a structured body
 * @param item the part that describes an instance, or null
 * @param form true if the body is a form, where an empty text means no value
 * @param parts the uploaded contents, such as files
 */
public record RequestPayload(
        @Nullable Document whole, @Nullable Document item, boolean form, List<ContentPart> parts) {
    static final RequestPayload NONE = of(null, null);

    public RequestPayload {
        parts = List.copyOf(parts);
    }

    /** Returns the names of the members with uploaded files. */
    public List<String> files() {
        return parts.isEmpty()
                ? List.of()
                : parts.stream().map(ContentPart::name).toList();
    }

    /** Returns a copy with another instance. */
    public RequestPayload with(@Nullable Document other) {
        return new RequestPayload(whole, other, form, parts);
    }

    /** Returns a copy without some members. */
    RequestPayload without(List<String> names) {
        return new RequestPayload(without(whole, names), without(item, names), form, parts);
    }

    private static @Nullable Document without(@Nullable Document object, List<String> names) {
        if (object == null || !object.isObject()) {
            return object;
        }
        ObjectEdit edit = ObjectEdit.of(object);
        names.forEach(edit::remove);
        return edit.toDocument();
    }

    static RequestPayload of(@Nullable Document whole, @Nullable Document item) {
        return new RequestPayload(whole, item, false, List.of());
    }
}
