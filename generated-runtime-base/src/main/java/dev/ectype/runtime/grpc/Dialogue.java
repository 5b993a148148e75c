package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.Pieces;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.http.Stream;
import dev.ectype.runtime.wire.Calls;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** A call in which each message is answered as soon as it is there. */
final class Dialogue implements Stream, Pieces.Listener {
    /** A client that says more without listening is cut off. */
    private static final int MOST_WAITING = 16 << 20;

    private final Callable callable;
    private final Request request;
    private final Calls calls;
    private final FrameReader frames;
    private final Queue<Bytes> answers = new ArrayDeque<>();
    private final @Nullable Attendance attendance;
    private volatile @Nullable Runnable wake;
    private @Nullable Status over;
    private boolean lasting;
    private long waiting;

    Dialogue(Callable callable, Request request, Calls calls) {
        this.callable = callable;
        this.request = request;
        this.calls = calls;
        this.attendance = callable.attend(request, calls);
        this.frames = new FrameReader(request.header("grpc-encoding"));
    }

    @Override
    public synchronized void start(Runnable waking) {
        wake = waking;
    }

    @Override
    public synchronized void piece(Bytes piece) {
        if (over != null) {
            return;
        }
        try {
            for (byte[] each : frames.read(piece)) {
                say(answered(each));
            }
        } catch (Failure failure) {
            over = Status.of(failure);
        }
        wake();
    }

    /** Says what is said to all messages of a request that is there as a whole. */
    void answer(List<byte[]> messages) throws Failure {
        if (callable.isDialogue()) {
            for (byte[] each : messages) {
                say(answered(each));
            }
        } else {
            say(callable.answer(messages, request, calls));
        }
        end();
    }

    private Callable.Answer answered(byte[] message) throws Failure {
        return attendance == null
                ? callable.answer(List.of(message), request, calls)
                : attendance.answer(message, this::wake);
    }

    private synchronized void say(Callable.Answer answer) throws Failure {
        for (byte[] each : answer.messages()) {
            Bytes frame = Frames.of(each, false);
            waiting += frame.size();
            answers.add(frame);
        }
        lasting |= answer.lasting();
        if (answer.failure() != null) {
            throw answer.failure();
        }
        if (waiting > MOST_WAITING) {
            throw new Failure(
                    Code.RESOURCE_EXHAUSTED, "answers of " + waiting + " bytes wait for a client that does not read");
        }
    }

    @Override
    public synchronized void end() {
        try {
            frames.end();
            over = over == null && !lasting ? Status.OK : over;
        } catch (Failure failure) {
            over = over == null ? Status.of(failure) : over;
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
    public synchronized @Nullable Bytes next() {
        if (answers.isEmpty() && over == null && attendance != null) {
            goOn(attendance);
        }
        Bytes answer = answers.poll();
        if (answer != null) {
            waiting -= answer.size();
            return answer;
        }
        return over == null ? Bytes.EMPTY : null;
    }

    private void goOn(Attendance attending) {
        try {
            Callable.Answer more = attending.more();
            if (more != null) {
                say(more);
            }
        } catch (Failure failure) {
            over = Status.of(failure);
        }
    }

    @Override
    public synchronized List<HeaderField> trailers() {
        return over == null ? List.of() : over.fields();
    }

    @Override
    public synchronized void close() {
        over = over == null ? Status.OK : over;
        answers.clear();
        if (attendance != null) {
            attendance.close();
        }
    }
}
