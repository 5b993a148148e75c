package dev.ectype.compiler.ingest.protobuf;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.MethodDescriptorProto;
import com.google.protobuf.DescriptorProtos.ServiceDescriptorProto;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.RequestBody;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.binding.GrpcMethod;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the methods of services as endpoints. The request is the body, and a stream is a list of messages. */
final class ServiceReader {
    private static final String JSON = "application/json";
    private static final String EMPTY = ".google.protobuf.Empty";

    private final MessageTypes types;
    private final Documentation documentation;
    private final LongRunningMethods longRunning;
    private final Set<String> ids = new LinkedHashSet<>();

    ServiceReader(MessageTypes types, Documentation documentation, LongRunningMethods longRunning) {
        this.longRunning = longRunning;
        this.types = types;
        this.documentation = documentation;
    }

    List<Endpoint> read(List<FileDescriptorProto> files) {
        List<Endpoint> endpoints = new ArrayList<>();
        for (FileDescriptorProto file : files) {
            for (int service = 0; service < file.getServiceCount(); service++) {
                for (int method = 0; method < file.getService(service).getMethodCount(); method++) {
                    endpoints.add(endpoint(file, service, method));
                }
            }
        }
        return endpoints;
    }

    private Endpoint endpoint(FileDescriptorProto file, int serviceIndex, int methodIndex) {
        ServiceDescriptorProto service = file.getService(serviceIndex);
        MethodDescriptorProto method = service.getMethod(methodIndex);
        String full = file.getPackage().isEmpty() ? service.getName() : file.getPackage() + "." + service.getName();
        GrpcMethod binding = new GrpcMethod(
                full,
                method.getName(),
                method.getClientStreaming(),
                method.getServerStreaming(),
                longRunning.of(file, method));
        List<Integer> path = List.of(
                FileDescriptorProto.SERVICE_FIELD_NUMBER,
                serviceIndex,
                ServiceDescriptorProto.METHOD_FIELD_NUMBER,
                methodIndex);
        Endpoint.Text text = new Endpoint.Text(
                null,
                documentation.of(file, path),
                List.of(service.getName()),
                method.getOptions().getDeprecated());
        Endpoint.Declaration declared = new Endpoint.Declaration(
                new EndpointId(ids.add(method.getName()) ? method.getName() : binding.words()),
                binding,
                text,
                List.of(),
                body(method),
                List.of(new Response("200", null, media(reply(method, binding.longRunning())), List.of())),
                List.of());
        return new Endpoint(declared, documentation.place(file, path));
    }

    private @Nullable RequestBody body(MethodDescriptorProto method) {
        if (method.getInputType().equals(EMPTY)) {
            return null;
        }
        TypeRef message = types.mention(method.getInputType(), TypeNotes.NONE);
        // With streams in both directions, each message has its own reply.
        boolean gathered = method.getClientStreaming() && !method.getServerStreaming();
        TypeRef carried = gathered ? ProtobufJsonTypes.list(message, TypeNotes.NONE) : message;
        return new RequestBody(gathered || types.requires(method.getInputType()), media(carried));
    }

    /** Returns the reply type of a method, which is the result of its long-running operation if it has one. */
    private @Nullable TypeRef reply(MethodDescriptorProto method, GrpcMethod.@Nullable LongRunningOperation operation) {
        String type = operation == null ? method.getOutputType() : "." + operation.response();
        if (type.equals(EMPTY)) {
            return null;
        }
        TypeRef message = types.mention(type, TypeNotes.NONE);
        return method.getServerStreaming() ? ProtobufJsonTypes.list(message, TypeNotes.NONE) : message;
    }

    private static List<Media> media(@Nullable TypeRef type) {
        return type == null ? List.of() : List.of(new Media(JSON, type, List.of(), new LinkedHashMap<>()));
    }
}
