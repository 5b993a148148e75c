package dev.ectype.runtime.grpc;

import com.google.protobuf.Descriptors.MethodDescriptor;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.FetchPlan;
import dev.ectype.runtime.wire.Call;
import dev.ectype.runtime.wire.Called;
import dev.ectype.runtime.wire.Calls;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A method that is described: its messages are a call of the emulator. */
final class Method implements Callable {
    /** What clients say who are sent what is no message. */
    private static final Failure SPOILED = new Failure(Code.INTERNAL, "the answer is malformed");

    private final Messages messages;
    private final MethodDescriptor descriptor;
    private final Messages.Kind asked;
    private final String target;
    private final @Nullable FetchPlan fetch;

    /**
     * Makes one.
     *
     * @param fetch how it fetches what waits, or null
     */
    Method(Messages messages, MethodDescriptor descriptor, @Nullable FetchPlan fetch) {
        this.fetch = fetch;
        this.messages = messages;
        this.descriptor = descriptor;
        this.asked = new Messages.Kind(descriptor.getInputType(), messages.extensions());
        this.target = "grpc:" + name();
    }

    MethodDescriptor descriptor() {
        return descriptor;
    }

    /** Service and method, such as {@code library.v1.Library/GetBook}. */
    String name() {
        return descriptor.getService().getFullName() + "/" + descriptor.getName();
    }

    /** Whether what it does makes something, by its name. */
    private boolean makes() {
        return descriptor.getName().startsWith("Create")
                || descriptor.getName().startsWith("Add")
                || descriptor.getName().startsWith("Insert");
    }

    @Override
    public boolean isDialogue() {
        return isLasting() || descriptor.isClientStreaming() && descriptor.isServerStreaming();
    }

    private boolean isLasting() {
        return fetch != null && fetch.isLasting();
    }

    @Override
    public @Nullable Attendance attend(Request request, Calls calls) {
        return fetch != null && fetch.isLasting() ? new Attendance(this, fetch, request, calls) : null;
    }

    @Override
    public Answer answer(List<byte[]> received, Request request, Calls calls) throws Failure {
        if (!descriptor.isClientStreaming() && received.size() != 1) {
            throw new Failure(Code.UNIMPLEMENTED, name() + " takes one message, but " + received.size() + " came");
        }
        if (descriptor.getInputType().getFullName().equals("google.protobuf.Empty") && !isGathered()) {
            return answered(new Call(request, "POST", target, Bytes.EMPTY), calls);
        }
        if (isGathered() || received.size() == 1) {
            return answer(document(received), request, calls);
        }
        List<byte[]> answers = new ArrayList<>();
        for (byte[] each : received) {
            Answer answer = answer(document(List.of(each)), request, calls);
            answers.addAll(answer.messages());
            if (answer.failure() != null) {
                return new Answer(answers, answer.failure(), answer.delivery(), false);
            }
        }
        return new Answer(answers, null, null, false);
    }

    /** What the emulator answers to a request that is a document already. */
    Answer answer(Document asked, Request request, Calls calls) throws Failure {
        return answered(new Call(request, "POST", target, Bytes.of(asked.toBytes())), calls);
    }

    private Answer answered(Call call, Calls calls) {
        Called called = calls.call(call);
        boolean waits = isLasting() && !descriptor.isClientStreaming();
        if (called.isRefused()) {
            return new Answer(List.of(), Failure.of(called, makes()), called.delivery(), false);
        }
        return switch (called.harm()) {
            case NONE -> new Answer(messages(called), null, called.delivery(), waits);
            case SPOILED -> new Answer(List.of(), SPOILED, called.delivery(), false);
            case EMPTIED -> new Answer(List.of(), null, called.delivery(), waits);
        };
    }

    /** Whether all that a client says is one request: where both sides stream, each message is one. */
    private boolean isGathered() {
        return descriptor.isClientStreaming() && !descriptor.isServerStreaming();
    }

    /** The request that messages from a client are. */
    Document document(List<byte[]> received) throws Failure {
        JsonWriter out = new JsonWriter();
        Shown shown = new Shown(messages, out);
        if (isGathered()) {
            out.beginArray();
        }
        for (byte[] each : received) {
            shown.message(parsed(each));
        }
        if (isGathered()) {
            out.endArray();
        }
        return out.toDocument();
    }

    private Message parsed(byte[] message) throws Failure {
        try {
            return asked.parse(message);
        } catch (InvalidProtocolBufferException broken) {
            throw new Failure(
                    Code.INTERNAL,
                    "the request is no " + asked.descriptor().getFullName() + ": " + broken.getMessage());
        }
    }

    /** The messages that an answer is. */
    private List<byte[]> messages(Called called) {
        Document shown = called.shown();
        List<byte[]> answered = new ArrayList<>();
        if (shown != null && descriptor.isServerStreaming() && shown.isArray()) {
            for (Document each : shown.elements()) {
                answered.add(message(each));
            }
        } else {
            answered.add(message(shown == null ? Document.EMPTY_OBJECT : shown));
        }
        return answered;
    }

    private byte[] message(Document document) {
        return new Told(messages).message(descriptor.getOutputType(), document).toByteArray();
    }
}
