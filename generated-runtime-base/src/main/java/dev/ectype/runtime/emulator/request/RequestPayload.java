package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.patch.ObjectEdit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the body of a request says.
 *
 * @param whole the body as a document, or null when there is none or it is not one
 * @param item the part that describes an instance, or null
 * @param form whether it came as a form, where an empty text means nothing
 * @param parts contents that came with it, such as files
 */
public record RequestPayload(
        @Nullable Document whole, @Nullable Document item, boolean form, List<ContentPart> parts) {
    static final RequestPayload NONE = of(null, null);

    public RequestPayload {
        parts = List.copyOf(parts);
    }

    /** The members in whose place files were sent. */
    public List<String> files() {
        return parts.isEmpty()
                ? List.of()
                : parts.stream().map(ContentPart::name).toList();
    }

    /** The same about another instance. */
    public RequestPayload with(@Nullable Document other) {
        return new RequestPayload(whole, other, form, parts);
    }

    /** The same but for some members. */
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
