package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.wire.OperationStream;
import dev.ectype.runtime.wire.StreamEnd;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the events of a stream as the messages of a call. */
final class EventMessages implements ContentStream {
    private final OperationStream stream;
    private final GrpcMethodHandler method;
    private final Deadline deadline;
    private final Format format;
    private boolean ended;

    /**
     * Describes the form of messages.
     *
     * @param compressed true for messages that are compressed with gzip
     * @param web true for gRPC-Web, which sends trailers as a frame
     * @param text true for frames in Base64
     */
    record Format(boolean compressed, boolean web, boolean text) {}

    EventMessages(OperationStream stream, GrpcMethodHandler method, Deadline deadline, Format format) {
        this.stream = stream;
        this.method = method;
        this.deadline = deadline;
        this.format = format;
    }

    @Override
    public void start(Runnable wake) {
        stream.start(wake);
    }

    @Override
    public @Nullable ByteSlice next() {
        OperationStream.Event event = stream.next();
        if (event != null) {
            return written(FrameWriter.of(method.encoded(event.document()), format.compressed()));
        }
        StreamEnd end = stream.ended();
        if (end == null) {
            return ByteSlice.EMPTY;
        }
        if (!format.web() || ended) {
            return null;
        }
        ended = true;
        return written(FrameWriter.trailers(status(end).lines()));
    }

    private ByteSlice written(ByteSlice frame) {
        return format.text() ? ByteSlice.of(Base64.getEncoder().encode(frame.copy())) : frame;
    }

    @Override
    public long timeout() {
        return deadline.limit(stream.timeout());
    }

    @Override
    public void stop(Stop reason) {
        stream.end(StreamEnd.of(reason));
    }

    @Override
    public List<HeaderField> trailers() {
        StreamEnd end = stream.ended();
        return format.web() || end == null ? List.of() : status(end).fields();
    }

    private static CallStatus status(StreamEnd end) {
        return switch (end) {
            case COMPLETE -> CallStatus.OK;
            case STATE_REPLACED -> failed(StatusCode.ABORTED, end);
            case SANDBOX_CLOSED, SHUTDOWN -> failed(StatusCode.UNAVAILABLE, end);
            case SLOW_CLIENT -> failed(StatusCode.RESOURCE_EXHAUSTED, end);
            case WRITES_FORGOTTEN -> failed(StatusCode.OUT_OF_RANGE, end);
            case TIMEOUT -> failed(StatusCode.DEADLINE_EXCEEDED, end);
            case FAILURE -> failed(StatusCode.INTERNAL, end);
        };
    }

    private static CallStatus failed(StatusCode code, StreamEnd end) {
        return CallStatus.of(new GrpcFailure(code, "the stream ends, because " + end.message()));
    }

    @Override
    public void close() {
        stream.close();
    }
}
