package dev.ectype.runtime.http;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Collects the reply of a handler: a status, header fields and a body of bytes or a stream. An event loop reuses one
 * buffer for all requests.
 */
public final class ReplyBuffer {
    private final boolean patient;
    private final ReplyFields fields;
    private final ReplyBody body;
    private int status = 200;
    private @Nullable String reason;
    private @Nullable Delivery delivery;
    private @Nullable Conversation conversation;
    private @Nullable Consumer<ReplyBuffer> filling;
    private @Nullable Object version;

    /** Creates an empty reply with status 200. */
    public ReplyBuffer() {
        this(false, new ReplyFields(), new ReplyBody());
    }

    private ReplyBuffer(boolean patient, ReplyFields fields, ReplyBody body) {
        this.patient = patient;
        this.fields = fields;
        this.body = body;
    }

    /** {@return a buffer whose owner runs {@link #filling} on another thread, with another buffer, before it sends} */
    public static ReplyBuffer patient() {
        return new ReplyBuffer(true, new ReplyFields(), new ReplyBody());
    }

    /** {@return this buffer as an empty reply with status 200} */
    public ReplyBuffer reset() {
        status = 200;
        fields.clear();
        reason = null;
        delivery = null;
        conversation = null;
        filling = null;
        version = null;
        body.clear();
        return this;
    }

    /** {@return a copy with its own bytes for later delivery} A stream is shared, not copied. */
    public ReplyBuffer copy() {
        ReplyBuffer copy = new ReplyBuffer(false, fields.copy(), body.copy());
        copy.status = status;
        copy.reason = reason;
        copy.delivery = delivery;
        copy.conversation = conversation;
        return copy;
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
        if (!field.serverOwned()) {
            fields.add(field);
        }
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
     * {@return this buffer with another value of existing fields with this name} It adds no field.
     *
     * @param field the field with the new value
     */
    public ReplyBuffer replace(HeaderField field) {
        fields.replace(field);
        return this;
    }

    /** {@return the number of header fields} */
    public int headerCount() {
        return fields.count();
    }

    /**
     * {@return the header field with an index}
     *
     * @param index the index in the order of addition, counted from 0
     */
    public HeaderField headerAt(int index) {
        return fields.at(index);
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
        body.set(bytes, start, end);
        return this;
    }

    /**
     * {@return this buffer with another body}
     *
     * @param content the bytes or the stream
     */
    public ReplyBuffer body(MessageContent content) {
        if (content instanceof ByteSlice bytes) {
            return body(bytes.array(), bytes.from(), bytes.to());
        }
        body.set((ContentStream) content);
        return this;
    }

    /**
     * {@return this buffer with bytes appended to its own body} It drops a body set before.
     *
     * @param bytes the array to copy from
     * @param start the offset of the first byte
     * @param end the offset after the last byte
     */
    public ReplyBuffer append(byte[] bytes, int start, int end) {
        body.append(bytes, start, end);
        return this;
    }

    /** {@return this buffer with an array appended} See {@link #append(byte[], int, int)}. */
    public ReplyBuffer append(byte[] bytes) {
        return append(bytes, 0, bytes.length);
    }

    /** {@return this buffer with a byte, in the lowest eight bits, appended} See {@link #append(byte[], int, int)}. */
    public ReplyBuffer append(int singleByte) {
        body.append(singleByte);
        return this;
    }

    /** {@return this buffer with text appended as UTF-8} See {@link #append(byte[], int, int)}. */
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
        return body.reserve(count);
    }

    /**
     * {@return this buffer with bytes that were written directly after {@link #reserve} as part of its body}
     *
     * @param count the number of written bytes
     */
    public ReplyBuffer advance(int count) {
        body.advance(count);
        return this;
    }

    /** {@return the array that contains the body, not copied} */
    public byte[] bodyArray() {
        return body.array();
    }

    /** {@return the offset of the body's first byte} */
    public int bodyFrom() {
        return body.from();
    }

    /** {@return the offset after the body's last byte} */
    public int bodyTo() {
        return body.to();
    }

    /** {@return the stream of the body, or null for a body of bytes} */
    public @Nullable ContentStream stream() {
        return body.stream();
    }

    /**
     * {@return this buffer with a WebSocket session in place of a reply} The caller adds the fields of the handshake.
     *
     * @param opened the session
     */
    public ReplyBuffer conversation(Conversation opened) {
        conversation = opened;
        return this;
    }

    /** {@return the WebSocket session in place of a reply, or null} */
    public @Nullable Conversation conversation() {
        return conversation;
    }

    /**
     * {@return this buffer with another delivery of the reply}
     *
     * @param how the delivery; null for immediate and complete
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

    /** Marks the reply as one that depends only on the request and on an object, see {@link HttpHandler#replyVersion}. A copy is not marked. */
    public void cacheable(Object dependency) {
        version = dependency;
    }

    /** {@return the object with which the reply was marked as cacheable, or null} */
    public @Nullable Object version() {
        return version;
    }

    /**
     * {@return this buffer with a reason of the reply for the request log}
     *
     * @param text the reason, or null
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
