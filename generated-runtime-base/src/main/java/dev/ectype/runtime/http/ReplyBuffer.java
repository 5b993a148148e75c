package dev.ectype.runtime.http;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The reply that a handler fills; an event loop owns one and uses it for every request. */
public final class ReplyBuffer {
    private static final int KEPT_CAPACITY = 1 << 20;

    private int status = 200;
    private HeaderField[] fields = new HeaderField[16];
    private int fieldCount;
    private byte[] own = new byte[1024];
    private byte[] array = own;
    private int from;
    private int to;
    private @Nullable ContentStream stream;
    private @Nullable String reason;
    private @Nullable Delivery delivery;
    private @Nullable WebSocketSession conversation;
    private final boolean patient;
    private @Nullable Consumer<ReplyBuffer> filling;

    public ReplyBuffer() {
        this(false);
    }

    private ReplyBuffer(boolean patient) {
        this.patient = patient;
    }

    /** One whose owner lets {@link #filling} fill another buffer, on another thread, before it sends anything. */
    public static ReplyBuffer patient() {
        return new ReplyBuffer(true);
    }

    /** Makes the buffer an empty reply with status 200. */
    public ReplyBuffer reset() {
        status = 200;
        Arrays.fill(fields, 0, fieldCount, null);
        fieldCount = 0;
        stream = null;
        reason = null;
        delivery = null;
        conversation = null;
        filling = null;
        if (own.length > KEPT_CAPACITY) {
            own = new byte[1024];
        }
        return clearBody();
    }

    /** The same reply in a buffer of its own, which may be sent when this one holds another; a stream is not copied. */
    public ReplyBuffer copy() {
        ReplyBuffer copy = new ReplyBuffer();
        copy.status = status;
        copy.fields = Arrays.copyOf(fields, Math.max(1, fieldCount));
        copy.fieldCount = fieldCount;
        copy.reason = reason;
        copy.delivery = delivery;
        copy.conversation = conversation;
        copy.stream = stream;
        byte[] content = Arrays.copyOfRange(array, from, to);
        copy.array = content;
        copy.to = content.length;
        return copy;
    }

    private ReplyBuffer clearBody() {
        array = own;
        from = 0;
        to = 0;
        return this;
    }

    public ReplyBuffer status(int code) {
        if (code < 200 || code > 999) {
            throw new IllegalArgumentException("a final status lies between 200 and 999, not " + code);
        }
        status = code;
        return this;
    }

    public int status() {
        return status;
    }

    /** Adds a field; those that frame the message or the connection are the server's and are left out. */
    public ReplyBuffer header(HeaderField field) {
        if (field.serverOwned()) {
            return this;
        }
        if (fieldCount == fields.length) {
            fields = Arrays.copyOf(fields, fieldCount * 2);
        }
        fields[fieldCount++] = field;
        return this;
    }

    public ReplyBuffer header(String name, String value) {
        return header(HeaderField.of(name, value));
    }

    /** Gives the fields of a name another value; nothing is added where there are none. */
    public ReplyBuffer replace(HeaderField field) {
        for (int index = 0; index < fieldCount; index++) {
            if (fields[index].name().equals(field.name())) {
                fields[index] = field;
            }
        }
        return this;
    }

    public int headerCount() {
        return fieldCount;
    }

    public HeaderField headerAt(int index) {
        return fields[Objects.checkIndex(index, fieldCount)];
    }

    /** Takes a range as the body without copying it; it is read before the next request is handled. */
    public ReplyBuffer body(byte[] bytes, int start, int end) {
        Objects.checkFromToIndex(start, end, bytes.length);
        array = bytes;
        from = start;
        to = end;
        stream = null;
        return this;
    }

    public ReplyBuffer body(MessageContent content) {
        if (content instanceof ByteSlice bytes) {
            return body(bytes.array(), bytes.from(), bytes.to());
        }
        stream = (ContentStream) content;
        return clearBody();
    }

    /** Appends to the body that this buffer holds itself; a body taken before is dropped. */
    public ReplyBuffer append(byte[] bytes, int start, int end) {
        int length = end - start;
        reserve(length);
        System.arraycopy(bytes, start, own, to, length);
        to += length;
        return this;
    }

    public ReplyBuffer append(byte[] bytes) {
        return append(bytes, 0, bytes.length);
    }

    public ReplyBuffer append(int singleByte) {
        reserve(1);
        own[to++] = (byte) singleByte;
        return this;
    }

    /** Appends text as UTF-8. */
    public ReplyBuffer append(String text) {
        return append(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The buffer's own array with room for this many bytes from {@link #bodyTo()} on; end with {@link #advance}. */
    public byte[] reserve(int count) {
        if (array != own || stream != null) {
            stream = null;
            clearBody();
        }
        int needed = Math.addExact(to, count);
        if (needed > own.length) {
            own = Arrays.copyOf(
                    own, Math.max(needed, own.length < KEPT_CAPACITY ? own.length * 2 : needed + (needed >> 1)));
            array = own;
        }
        return own;
    }

    /** Counts bytes that were written directly after {@link #reserve} as part of the body. */
    public ReplyBuffer advance(int count) {
        to = Objects.checkIndex(to + count, own.length + 1);
        return this;
    }

    public byte[] bodyArray() {
        return array;
    }

    public int bodyFrom() {
        return from;
    }

    public int bodyTo() {
        return to;
    }

    /** The stream taken as body, or null when the body is bytes. */
    public @Nullable ContentStream stream() {
        return stream;
    }

    /** Goes on with a conversation over a WebSocket in place of a reply; the fields of the handshake are added by whoever opens it. */
    public ReplyBuffer conversation(WebSocketSession opened) {
        conversation = opened;
        return this;
    }

    /** What goes on in place of a reply, or null. */
    public @Nullable WebSocketSession conversation() {
        return conversation;
    }

    /** How the server is to send the reply; null is at once and whole. */
    public ReplyBuffer delivery(@Nullable Delivery how) {
        delivery = how;
        return this;
    }

    public @Nullable Delivery delivery() {
        return delivery;
    }

    /**
     * Lets work that takes long make the reply: on another thread, where the owner of this buffer has one for it, else here and
     * now. The request may be gone by then.
     */
    public void fillLater(Consumer<ReplyBuffer> work) {
        if (patient) {
            filling = work;
        } else {
            work.accept(this);
        }
    }

    /** What makes the reply, or null where this is it. */
    public @Nullable Consumer<ReplyBuffer> filling() {
        return filling;
    }

    /** Why the reply is what it is, for the request log. */
    public ReplyBuffer reason(@Nullable String text) {
        reason = text;
        return this;
    }

    public @Nullable String reason() {
        return reason;
    }
}
