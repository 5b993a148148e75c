package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;

/** Holds the result of an operation. The API description determines the format of the response. */
public final class Reply<T> {
    private final ReplyContent content;
    private final List<HeaderField> fields;

    private Reply(ReplyContent content, List<HeaderField> fields) {
        this.content = content;
        this.fields = fields;
    }

    /**
     * Creates a reply from content.
     *
     * @param content the content of the response
     */
    public static <T> Reply<T> of(ReplyContent content) {
        return new Reply<>(content, List.of());
    }

    /**
     * Creates a reply with a status and a body that the API description need not contain.
     *
     * @param status the HTTP status
     */
    public static <T> Reply<T> of(int status, Document body) {
        return of(new ReplyContent.Literal(status, body));
    }

    /** Returns a copy of this reply with another header field. */
    public Reply<T> with(String name, String value) {
        List<HeaderField> more = new ArrayList<>(fields);
        more.add(HeaderField.of(name, value));
        return new Reply<>(content, List.copyOf(more));
    }

    /** Returns the content of the response. */
    public ReplyContent content() {
        return content;
    }

    /** Returns the header fields that the operation added. */
    public List<HeaderField> fields() {
        return fields;
    }
}
