package dev.ectype.runtime.http;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Collects the reply of a handler: a status, header fields and a body of bytes or a stream. An event loop reuses one
 * buffer for all requests.
 */
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

    /** Creates an empty reply with status 200. */
    public ReplyBuffer() {
        this(false);
    }

    private ReplyBuffer(boolean patient) {
        this.patient = patient;
    }

    /**
     * Creates a buffer for owners that run {@link #filling} with another buffer on another thread before they send.
     *
     * @return an empty reply with status 200
     */
    public static ReplyBuffer patient() {
        return new ReplyBuffer(true);
    }

    /**
     * Resets the buffer to an empty reply with status 200.
     *
     * @return this buffer
     */
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

    /**
     * Copies the reply for later delivery. A stream is shared, not copied.
     *
     * @return a separate buffer with its own bytes
     */
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

    /**
     * Sets the status.
     *
     * @param code the status, from 200 to 999
     * @return this buffer
     * @throws IllegalArgumentException if the status is not final
     */
    public ReplyBuffer status(int code) {
        if (code < 200 || code > 999) {
            throw new IllegalArgumentException("a final status must be from 200 to 999, not " + code);
        }
        status = code;
        return this;
    }

    /** {@return the status} */
    public int status() {
        return status;
    }

    /**
     * Adds a header field. Fields for the framing of the message or the connection are ignored, because the server sets
     * them.
     *
     * @param field the field
     * @return this buffer
     */
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

    /**
     * Adds a header field, see {@link #header(HeaderField)}.
     *
     * @param name the name
     * @param value the value
     * @return this buffer
     * @throws IllegalArgumentException if the name is no token, or the value contains a control character
     */
    public ReplyBuffer header(String name, String value) {
        return header(HeaderField.of(name, value));
    }

    /**
     * Replaces the value of existing fields with this name and adds none.
     *
     * @param field the field with the new value
     * @return this buffer
     */
    public ReplyBuffer replace(HeaderField field) {
        for (int index = 0; index < fieldCount; index++) {
            if (fields[index].name().equals(field.name())) {
                fields[index] = field;
            }
        }
        return this;
    }

    /** {@return the number of header fields} */
    public int headerCount() {
        return fieldCount;
    }

    /**
     * Returns a header field by its index.
     *
     * @param index the index in the order of addition, counted from 0
     * @return the field
     */
    public HeaderField headerAt(int index) {
        return fields[Objects.checkIndex(index, fieldCount)];
    }

    /**
     * Sets a range as the body without a copy. It is read before the next request.
     *
     * @param bytes the array, which must not change before the reply is sent
     * @param start the offset of the first byte
     * @param end the offset after the last byte
     * @return this buffer
     */
    public ReplyBuffer body(byte[] bytes, int start, int end) {
        Objects.checkFromToIndex(start, end, bytes.length);
        array = bytes;
        from = start;
        to = end;
        stream = null;
        return this;
    }

    /**
     * Sets the body.
     *
     * @param content the bytes or the stream
     * @return this buffer
     */
    public ReplyBuffer body(MessageContent content) {
        if (content instanceof ByteSlice bytes) {
            return body(bytes.array(), bytes.from(), bytes.to());
        }
        stream = (ContentStream) content;
        return clearBody();
    }

    /**
     * Appends to the buffer's own body and drops a body set before.
     *
     * @param bytes the array to copy from
     * @param start the offset of the first byte
     * @param end the offset after the last byte
     * @return this buffer
     */
    public ReplyBuffer append(byte[] bytes, int start, int end) {
        int length = end - start;
        reserve(length);
        System.arraycopy(bytes, start, own, to, length);
        to += length;
        return this;
    }

    /**
     * Appends a whole array to the buffer's own body and drops a body set before.
     *
     * @param bytes the bytes to copy
     * @return this buffer
     */
    public ReplyBuffer append(byte[] bytes) {
        return append(bytes, 0, bytes.length);
    }

    /**
     * Appends a byte to the buffer's own body and drops a body set before.
     *
     * @param singleByte the byte, in the lowest eight bits
     * @return this buffer
     */
    public ReplyBuffer append(int singleByte) {
        reserve(1);
        own[to++] = (byte) singleByte;
        return this;
    }

    /**
     * Appends text as UTF-8 to the buffer's own body and drops a body set before.
     *
     * @param text the text
     * @return this buffer
     */
    public ReplyBuffer append(String text) {
        return append(text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Makes room in the buffer's own body and drops a body set before. The caller writes from {@link #bodyTo()} on and
     * then calls {@link #advance}.
     *
     * @param count the number of bytes
     * @return the array of the body
     */
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

    /**
     * Counts bytes that were written directly after {@link #reserve} as part of the body.
     *
     * @param count the number of written bytes
     * @return this buffer
     */
    public ReplyBuffer advance(int count) {
        to = Objects.checkIndex(to + count, own.length + 1);
        return this;
    }

    /** {@return the array that contains the body, not copied} */
    public byte[] bodyArray() {
        return array;
    }

    /** {@return the offset of the body's first byte} */
    public int bodyFrom() {
        return from;
    }

    /** {@return the offset after the body's last byte} */
    public int bodyTo() {
        return to;
    }

    /** {@return the stream of the body, or null for a body of bytes} */
    public @Nullable ContentStream stream() {
        return stream;
    }

    /**
     * Continues with a WebSocket session in place of a reply. The caller adds the header fields of the handshake.
     *
     * @param opened the session
     * @return this buffer
     */
    public ReplyBuffer conversation(WebSocketSession opened) {
        conversation = opened;
        return this;
    }

    /** {@return the WebSocket session in place of a reply, or null} */
    public @Nullable WebSocketSession conversation() {
        return conversation;
    }

    /**
     * Sets the delivery of the reply.
     *
     * @param how the delivery; null for immediate and complete
     * @return this buffer
     */
    public ReplyBuffer delivery(@Nullable Delivery how) {
        delivery = how;
        return this;
    }

    /** {@return the delivery, or null for immediate and complete} */
    public @Nullable Delivery delivery() {
        return delivery;
    }

    /**
     * Leaves the reply to long work: on another thread if the buffer's owner has one, else immediately. The request may
     * be invalid by then.
     *
     * @param work the task that fills the buffer it receives
     */
    public void fillLater(Consumer<ReplyBuffer> work) {
        if (patient) {
            filling = work;
        } else {
            work.accept(this);
        }
    }

    /** {@return the work that creates the reply, or null if the reply is complete} */
    public @Nullable Consumer<ReplyBuffer> filling() {
        return filling;
    }

    /**
     * Sets the reason of the reply for the request log.
     *
     * @param text the reason, or null
     * @return this buffer
     */
    public ReplyBuffer reason(@Nullable String text) {
        reason = text;
        return this;
    }

    /** {@return the reason of the reply for the request log, or null} */
    public @Nullable String reason() {
        return reason;
    }
}
