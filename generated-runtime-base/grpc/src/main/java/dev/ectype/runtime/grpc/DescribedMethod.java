package dev.ectype.runtime.grpc;

import com.google.protobuf.Descriptors.MethodDescriptor;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.FilterPlan;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.queue.FetchPlan;
import dev.ectype.runtime.wire.CallResult;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.ProtocolCall;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Serves a method of the API description with operation calls. */
final class DescribedMethod implements GrpcMethodHandler {
    /** The failure that clients report for a malformed message. */
    private static final GrpcFailure MALFORMED = new GrpcFailure(StatusCode.INTERNAL, "the response is malformed");

    private final MessageRegistry messages;
    private final MethodDescriptor descriptor;
    private final MessageRegistry.MessageType requestType;
    private final String target;
    private final @Nullable FetchPlan fetch;
    private final boolean creates;
    private final List<String> expressions;

    /**
     * Creates the handler of a method.
     *
     * @param operation the plan of the operation, or null for a method that no operation serves
     */
    DescribedMethod(MessageRegistry messages, MethodDescriptor descriptor, @Nullable OperationPlan operation) {
        this.expressions = operation == null ? List.of() : expressions(operation, messages.names());
        this.fetch = operation == null ? null : operation.fetch();
        this.creates = operation != null && operation.creates();
        this.messages = messages;
        this.descriptor = descriptor;
        this.requestType = new MessageRegistry.MessageType(descriptor.getInputType(), messages.extensions());
        this.target = "grpc:" + name();
    }

    /** Returns the members of requests with texts about several members, in which enum values may be written. */
    private static List<String> expressions(OperationPlan operation, MessageNames names) {
        return operation.filters().stream()
                .filter(filter -> names.differ() && filter.member().equals(MemberPath.EMPTY))
                .map(FilterPlan::parameter)
                .toList();
    }

    private Document withStoredValues(Document request) {
        ObjectEdit edit = ObjectEdit.of(request);
        for (String name : expressions) {
            Document text = request.member(name);
            if (text != null && text.isString()) {
                edit.set(name, Document.of(messages.names().expression(text.text())));
            }
        }
        return edit.toDocument();
    }

    MethodDescriptor descriptor() {
        return descriptor;
    }

    /** Returns service and method, such as {@code library.v1.Library/GetBook}. */
    String name() {
        return descriptor.getService().getFullName() + "/" + descriptor.getName();
    }

    @Override
    public boolean isBidirectional() {
        return isLasting() || descriptor.isClientStreaming() && descriptor.isServerStreaming();
    }

    private boolean isLasting() {
        return fetch != null && fetch.isLasting();
    }

    @Override
    public @Nullable StreamingPullSession openPull(Request request, OperationCaller calls) {
        return fetch != null && fetch.isLasting() ? new StreamingPullSession(this, fetch, request, calls) : null;
    }

    @Override
    public MethodResult answer(List<byte[]> received, Request request, OperationCaller calls) throws GrpcFailure {
        if (!descriptor.isClientStreaming() && received.size() != 1) {
            throw new GrpcFailure(
                    StatusCode.UNIMPLEMENTED, name() + " takes one message, but received " + received.size());
        }
        if (descriptor.getInputType().getFullName().equals("google.protobuf.Empty") && !collectsMessages()) {
            return answered(new ProtocolCall(request, "POST", target, ByteSlice.EMPTY), calls);
        }
        if (collectsMessages() || received.size() == 1) {
            return answer(document(received), request, calls);
        }
        List<byte[]> answers = new ArrayList<>();
        for (byte[] each : received) {
            MethodResult answer = answer(document(List.of(each)), request, calls);
            answers.addAll(answer.messages());
            if (answer.failure() != null) {
                return new MethodResult(answers, answer.failure(), answer.delivery(), false);
            }
        }
        return new MethodResult(answers, null, null, false);
    }

    /** Answers a request in document form. */
    MethodResult answer(Document document, Request request, OperationCaller calls) throws GrpcFailure {
        return answered(new ProtocolCall(request, "POST", target, ByteSlice.of(document.toBytes())), calls);
    }

    private MethodResult answered(ProtocolCall call, OperationCaller calls) {
        CallResult called = calls.call(call);
        boolean waits = isLasting() && !descriptor.isClientStreaming();
        if (called.isRefused()) {
            return new MethodResult(List.of(), GrpcFailure.of(called, creates), called.delivery(), false);
        }
        return switch (called.bodyFault()) {
            case NONE ->
                called.stream() == null
                        ? new MethodResult(messages(called), null, called.delivery(), waits)
                        : new MethodResult(List.of(), null, called.delivery(), true, called.stream());
            case MALFORMED -> new MethodResult(List.of(), MALFORMED, called.delivery(), false);
            case EMPTY -> new MethodResult(List.of(), null, called.delivery(), waits);
        };
    }

    /** Returns true if all messages of a client form one request. In bidirectional calls each message is a request. */
    private boolean collectsMessages() {
        return descriptor.isClientStreaming() && !descriptor.isServerStreaming();
    }

    /** Converts the messages of a client to a request document. */
    Document document(List<byte[]> received) throws GrpcFailure {
        JsonWriter out = new JsonWriter();
        MessageDecoder decoder = new MessageDecoder(messages, out);
        if (collectsMessages()) {
            out.beginArray();
        }
        for (byte[] each : received) {
            decoder.message(parsed(each));
        }
        if (collectsMessages()) {
            out.endArray();
        }
        Document document = out.toDocument();
        return expressions.isEmpty() || !document.isObject() ? document : withStoredValues(document);
    }

    private Message parsed(byte[] message) throws GrpcFailure {
        try {
            return requestType.parse(message);
        } catch (InvalidProtocolBufferException broken) {
            throw new GrpcFailure(
                    StatusCode.INTERNAL,
                    "the request is not a " + requestType.descriptor().getFullName() + ": " + broken.getMessage());
        }
    }

    /** Converts the result of a call to response messages. */
    private List<byte[]> messages(CallResult called) {
        Document document = called.document();
        List<byte[]> answered = new ArrayList<>();
        if (document != null && descriptor.isServerStreaming() && document.isArray()) {
            for (Document each : document.elements()) {
                answered.add(message(each));
            }
        } else {
            answered.add(message(document == null ? Document.EMPTY_OBJECT : document));
        }
        return answered;
    }

    @Override
    public byte[] encoded(Document document) {
        return message(document);
    }

    private byte[] message(Document document) {
        return new MessageEncoder(messages)
                .message(descriptor.getOutputType(), document)
                .toByteArray();
    }
}
