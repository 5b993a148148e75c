package dev.ectype.runtime.grpc;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.wire.OperationCaller;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Serves methods over HTTP with JSON messages at the paths of {@code google.api.http}. */
final class HttpTranscoder {
    private final MessageRegistry messages;
    private final List<Bound> bound = new ArrayList<>();

    HttpTranscoder(MessageRegistry messages) {
        this.messages = messages;
    }

    /** Binds a method to a rule. */
    private record Bound(HttpRule rule, DescribedMethod method) {}

    /** Holds the requested method and the field values of the path. */
    private record Match(Bound bound, Map<String, String> pathValues) {}

    void add(DescribedMethod method) {
        HttpRule.of(method.descriptor()).forEach(rule -> bound.add(new Bound(rule, method)));
    }

    private @Nullable Match match(Request request) {
        for (Bound each : bound) {
            Map<String, String> pathValues = each.rule().method().equals(request.method())
                    ? each.rule().path().match(request.path())
                    : null;
            if (pathValues != null) {
                return new Match(each, pathValues);
            }
        }
        return null;
    }

    /** Returns true if a request matches a method. */
    boolean takes(Request request) {
        return !bound.isEmpty() && match(request) != null;
    }

    void answer(Request request, ReplyBuffer reply, OperationCaller calls) {
        JsonWriter out = new JsonWriter();
        try {
            Match match = match(request);
            if (match == null) {
                throw new GrpcFailure(StatusCode.NOT_FOUND, "no method has the path " + request.path());
            }
            DescribedMethod method = match.bound().method();
            byte[] message = message(match, request).toByteArray();
            GrpcMethodHandler.MethodResult answer = method.answer(List.of(message), request, calls);
            reply.delivery(answer.delivery());
            if (answer.failure() != null) {
                throw answer.failure();
            }
            writeReply(match.bound(), answer.available(method), out);
            reply.status(200);
        } catch (GrpcFailure failure) {
            out.reset();
            failure(failure, out);
            reply.status(status(failure.code()));
        }
        reply.header("content-type", "application/json").append(out.array(), 0, out.length());
    }

    private Message message(Match match, Request request) throws GrpcFailure {
        MessageEncoder encoder = MessageEncoder.strictly(messages);
        HttpRule rule = match.bound().rule();
        DynamicMessage.Builder message =
                DynamicMessage.newBuilder(match.bound().method().descriptor().getInputType());
        if (!rule.body().isEmpty() && !request.body().isEmpty()) {
            Document body = body(request.body());
            if (rule.body().equals("*")) {
                message.mergeFrom(encoder.message(message.getDescriptorForType(), body));
            } else {
                encoder.setField(message, rule.body(), body);
            }
        }
        for (String pair :
                rule.body().equals("*") ? new String[0] : request.query().split("&")) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                encoder.setText(message, decoded(pair.substring(0, equals)), decoded(pair.substring(equals + 1)));
            }
        }
        for (Map.Entry<String, String> each : match.pathValues().entrySet()) {
            encoder.setText(message, each.getKey(), each.getValue());
        }
        String unknown = encoder.unknown();
        if (unknown != null) {
            throw new GrpcFailure(StatusCode.INVALID_ARGUMENT, "unknown field \"" + unknown + "\"");
        }
        return message.build();
    }

    private static Document body(ByteSlice body) throws GrpcFailure {
        try {
            return Json.parse(body.array(), body.from(), body.to(), JsonLimits.REQUEST);
        } catch (MalformedJson broken) {
            throw new GrpcFailure(StatusCode.INVALID_ARGUMENT, "the body is not JSON: " + broken.getMessage());
        }
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return text;
        }
    }

    private void writeReply(Bound bound, List<byte[]> answered, JsonWriter out) throws GrpcFailure {
        MessageDecoder decoder = MessageDecoder.forClients(messages, out);
        boolean several = bound.method().descriptor().isServerStreaming();
        if (several) {
            out.beginArray();
        }
        for (byte[] each : answered) {
            Message message = parsed(bound, each);
            FieldDescriptor field = bound.rule().responseField().isEmpty()
                    ? null
                    : message.getDescriptorForType()
                            .findFieldByName(bound.rule().responseField());
            if (field == null) {
                decoder.message(message);
            } else {
                decoder.field(message, field);
            }
        }
        if (several) {
            out.endArray();
        }
    }

    private static Message parsed(Bound bound, byte[] message) throws GrpcFailure {
        try {
            return DynamicMessage.parseFrom(bound.method().descriptor().getOutputType(), message);
        } catch (InvalidProtocolBufferException broken) {
            throw new GrpcFailure(StatusCode.INTERNAL, "the response cannot be parsed: " + broken.getMessage());
        }
    }

    private static void failure(GrpcFailure failure, JsonWriter out) {
        out.beginObject().name("error").beginObject();
        out.name("code").value(status(failure.code()));
        out.name("message").value(failure.message());
        out.name("status").value(failure.code().name());
        out.name("details").beginArray().beginObject();
        out.name("@type").value(ErrorDetails.INFO).name("reason").value(failure.reason());
        out.name("domain").value(ErrorDetails.DOMAIN);
        out.endObject().endArray().endObject().endObject();
    }

    /**
     * Maps status codes according to <a
     * href="https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto">code.proto</a>.
     */
    private static int status(StatusCode code) {
        return switch (code) {
            case OK -> 200;
            case INVALID_ARGUMENT, FAILED_PRECONDITION, OUT_OF_RANGE -> 400;
            case UNAUTHENTICATED -> 401;
            case PERMISSION_DENIED -> 403;
            case NOT_FOUND -> 404;
            case ALREADY_EXISTS, ABORTED -> 409;
            case RESOURCE_EXHAUSTED -> 429;
            case CANCELLED -> 499;
            case UNIMPLEMENTED -> 501;
            case UNAVAILABLE -> 503;
            case DEADLINE_EXCEEDED -> 504;
            case UNKNOWN, INTERNAL, DATA_LOSS -> 500;
        };
    }
}
