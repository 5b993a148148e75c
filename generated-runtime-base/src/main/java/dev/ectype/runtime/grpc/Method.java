package dev.ectype.runtime.grpc;

import com.google.protobuf.Descriptors.MethodDescriptor;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.wire.Call;
import dev.ectype.runtime.wire.Called;
import dev.ectype.runtime.wire.Calls;
import java.util.ArrayList;
import java.util.List;

/** A method that is described: its messages are a call of the emulator. */
final class Method implements Callable {
    private final Messages messages;
    private final MethodDescriptor descriptor;
    private final Messages.Kind asked;
    private final String target;

    Method(Messages messages, MethodDescriptor descriptor) {
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
        return descriptor.isClientStreaming() && descriptor.isServerStreaming();
    }

    @Override
    public Answer answer(List<byte[]> received, Request request, Calls calls) throws Failure {
        Called called = calls.call(call(request, received));
        return called.isRefused()
                ? new Answer(List.of(), Failure.of(called, makes()), called.delivery(), false)
                : new Answer(messages(called), null, called.delivery(), false);
    }

    /** The call that messages from a client are. */
    private Call call(Request request, List<byte[]> received) throws Failure {
        boolean stream = descriptor.isClientStreaming();
        if (!stream && received.size() != 1) {
            throw new Failure(Code.UNIMPLEMENTED, name() + " takes one message, but " + received.size() + " came");
        }
        if (!stream && descriptor.getInputType().getFullName().equals("google.protobuf.Empty")) {
            return new Call(request, "POST", target, Bytes.EMPTY);
        }
        JsonWriter out = new JsonWriter();
        Shown shown = new Shown(messages, out);
        if (stream) {
            out.beginArray();
        }
        for (byte[] each : received) {
            shown.message(parsed(each));
        }
        if (stream) {
            out.endArray();
        }
        return new Call(request, "POST", target, new Bytes(out.array(), 0, out.length()));
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
