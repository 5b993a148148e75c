package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.BodyChunks;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.wire.OperationCaller;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** Answers each message of a streaming call on arrival. */
final class BidirectionalStream implements ContentStream, BodyChunks.Listener {
    /** The maximum number of unread response bytes. The call of a client that does not read them fails. */
    private static final int MOST_WAITING = 16 << 20;

    private final GrpcMethodHandler callable;
    private final Request request;
    private final OperationCaller calls;
    private final FrameReader frames;
    private final Queue<ByteSlice> answers = new ArrayDeque<>();
    private final @Nullable StreamingPullSession pull;
    private volatile @Nullable Runnable wake;
    private @Nullable CallStatus over;
    private boolean lasting;
    private long waiting;

    BidirectionalStream(GrpcMethodHandler callable, Request request, OperationCaller calls) {
        this.callable = callable;
        this.request = request;
        this.calls = calls;
        this.pull = callable.openPull(request, calls);
        this.frames = new FrameReader(request.header("grpc-encoding"));
    }

    @Override
    public synchronized void start(Runnable waking) {
        wake = waking;
    }

    @Override
    public synchronized void chunk(ByteSlice piece) {
        if (over != null) {
            return;
        }
        try {
            for (byte[] each : frames.read(piece)) {
                send(answered(each));
            }
        } catch (GrpcFailure failure) {
            over = CallStatus.of(failure);
        }
        wake();
    }

    /** Answers all messages of a complete request. */
    void answer(List<byte[]> messages) throws GrpcFailure {
        if (callable.isBidirectional()) {
            for (byte[] each : messages) {
                send(answered(each));
            }
        } else {
            send(callable.answer(messages, request, calls));
        }
        end();
    }

    private GrpcMethodHandler.MethodResult answered(byte[] message) throws GrpcFailure {
        return pull == null ? callable.answer(List.of(message), request, calls) : pull.answer(message, this::wake);
    }

    private synchronized void send(GrpcMethodHandler.MethodResult answer) throws GrpcFailure {
        for (byte[] each : answer.messages()) {
            ByteSlice frame = FrameWriter.of(each, false);
            waiting += frame.size();
            answers.add(frame);
        }
        lasting |= answer.lasting();
        if (answer.failure() != null) {
            throw answer.failure();
        }
        if (waiting > MOST_WAITING) {
            throw new GrpcFailure(
                    StatusCode.RESOURCE_EXHAUSTED,
                    "responses of " + waiting + " bytes wait for a client that does not read");
        }
    }

    @Override
    public synchronized void end() {
        try {
            frames.end();
            over = over == null && !lasting ? CallStatus.OK : over;
        } catch (GrpcFailure failure) {
            over = over == null ? CallStatus.of(failure) : over;
        }
        wake();
    }

    private void wake() {
        Runnable waking = wake;
        if (waking != null) {
            waking.run();
        }
    }

    @Override
    public synchronized @Nullable ByteSlice next() {
        if (answers.isEmpty() && over == null && pull != null) {
            continuePull(pull);
        }
        ByteSlice answer = answers.poll();
        if (answer != null) {
            waiting -= answer.size();
            return answer;
        }
        return over == null ? ByteSlice.EMPTY : null;
    }

    private void continuePull(StreamingPullSession session) {
        try {
            GrpcMethodHandler.MethodResult more = session.more();
            if (more != null) {
                send(more);
            }
        } catch (GrpcFailure failure) {
            over = CallStatus.of(failure);
        }
    }

    @Override
    public synchronized List<HeaderField> trailers() {
        return over == null ? List.of() : over.fields();
    }

    @Override
    public synchronized void close() {
        over = over == null ? CallStatus.OK : over;
        answers.clear();
        if (pull != null) {
            pull.close();
        }
    }
}
