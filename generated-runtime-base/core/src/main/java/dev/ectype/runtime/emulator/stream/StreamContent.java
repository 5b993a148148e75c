package dev.ectype.runtime.emulator.stream;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.wire.OperationStream;
import dev.ectype.runtime.wire.StreamEnd;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the events of a stream as the body of a reply: as lines of JSON, or as server-sent events. */
final class StreamContent implements ContentStream {
    /** The trailer with the reason for the end of a stream. */
    static final String END = "x-service-stream-end";

    private static final char RECORD_SEPARATOR = 0x1e;

    private final OperationStream stream;
    private final Notation notation;
    private boolean begun;
    private boolean over;

    /** Lists the notations of events. */
    enum Notation {
        /** Each event is one line of JSON. */
        LINES,
        /** Each event is a record separator and one line of JSON, as in RFC 7464. */
        SEQUENCE,
        /** Server-sent events. */
        EVENTS;

        static Notation of(String essence) {
            return essence.equals("text/event-stream") ? EVENTS : essence.endsWith("json-seq") ? SEQUENCE : LINES;
        }
    }

    StreamContent(OperationStream stream, Notation notation) {
        this.stream = stream;
        this.notation = notation;
    }

    @Override
    public void start(Runnable wake) {
        stream.start(wake);
    }

    @Override
    public @Nullable ByteSlice next() {
        if (!begun && notation == Notation.EVENTS) {
            begun = true;
            // A comment line before the first event confirms the subscription to the client.
            return ByteSlice.utf8(":\n\n");
        }
        OperationStream.Event event = stream.next();
        if (event != null) {
            return ByteSlice.utf8(text(event));
        }
        StreamEnd end = stream.ended();
        if (end == null) {
            return ByteSlice.EMPTY;
        }
        if (over || end == StreamEnd.COMPLETE || notation != Notation.EVENTS) {
            return null;
        }
        over = true;
        return ByteSlice.utf8(": the stream ends, because " + end.message() + "\n\n");
    }

    private String text(OperationStream.Event event) {
        String document = event.document().literal();
        return switch (notation) {
            case LINES -> document + "\n";
            case SEQUENCE -> RECORD_SEPARATOR + document + "\n";
            case EVENTS ->
                (event.position() < 0 ? "" : "id: " + event.position() + "\n")
                        + (event.name() == null ? "" : "event: " + event.name() + "\n")
                        + "data: " + document + "\n\n";
        };
    }

    @Override
    public long timeout() {
        return stream.timeout();
    }

    @Override
    public void stop(Stop reason) {
        stream.end(StreamEnd.of(reason));
    }

    @Override
    public List<HeaderField> trailers() {
        StreamEnd end = stream.ended();
        return end == null || end == StreamEnd.COMPLETE ? List.of() : List.of(HeaderField.of(END, end.code()));
    }

    @Override
    public void close() {
        stream.close();
    }
}
