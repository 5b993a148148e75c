package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;

/** What an operation answers; the description says how it looks. */
public final class Reply<T> {
    private final ReplyContent content;
    private final List<HeaderField> fields;

    private Reply(ReplyContent shown, List<HeaderField> fields) {
        this.content = shown;
        this.fields = fields;
    }

    public static <T> Reply<T> of(ReplyContent shown) {
        return new Reply<>(shown, List.of());
    }

    /** A reply of an override's own, in no shape but its own. */
    public static <T> Reply<T> of(int status, Document body) {
        return of(new ReplyContent.Literal(status, body));
    }

    /** The same with one more header field. */
    public Reply<T> with(String name, String value) {
        List<HeaderField> more = new ArrayList<>(fields);
        more.add(HeaderField.of(name, value));
        return new Reply<>(content, List.copyOf(more));
    }

    public ReplyContent content() {
        return content;
    }

    public List<HeaderField> fields() {
        return fields;
    }
}
