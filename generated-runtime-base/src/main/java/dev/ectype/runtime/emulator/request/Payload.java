package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.ObjectEdit;
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
public record Payload(@Nullable Document whole, @Nullable Document item, boolean form, List<Part> parts) {
    static final Payload NONE = of(null, null);

    public Payload {
        parts = List.copyOf(parts);
    }

    /** The members in whose place files were sent. */
    public List<String> files() {
        return parts.isEmpty() ? List.of() : parts.stream().map(Part::name).toList();
    }

    /** The same about another instance. */
    public Payload with(@Nullable Document other) {
        return new Payload(whole, other, form, parts);
    }

    /** The same but for some members. */
    Payload without(List<String> names) {
        return new Payload(without(whole, names), without(item, names), form, parts);
    }

    private static @Nullable Document without(@Nullable Document object, List<String> names) {
        if (object == null || !object.isObject()) {
            return object;
        }
        ObjectEdit edit = ObjectEdit.of(object);
        names.forEach(edit::remove);
        return edit.toDocument();
    }

    static Payload of(@Nullable Document whole, @Nullable Document item) {
        return new Payload(whole, item, false, List.of());
    }
}
