package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;

/** What an operation answers; the description says how it looks. */
public final class Reply<T> {
    private final Shown shown;
    private final List<HeaderField> fields;

    private Reply(Shown shown, List<HeaderField> fields) {
        this.shown = shown;
        this.fields = fields;
    }

    static <T> Reply<T> of(Shown shown) {
        return new Reply<>(shown, List.of());
    }

    /** A reply of an override's own, in no shape but its own. */
    public static <T> Reply<T> of(int status, Document body) {
        return of(new Shown.Given(status, body));
    }

    /** The same with one more header field. */
    public Reply<T> with(String name, String value) {
        List<HeaderField> more = new ArrayList<>(fields);
        more.add(HeaderField.of(name, value));
        return new Reply<>(shown, List.copyOf(more));
    }

    Shown shown() {
        return shown;
    }

    List<HeaderField> fields() {
        return fields;
    }
}
