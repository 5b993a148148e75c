package dev.ectype.runtime.grpc;

import com.google.protobuf.ByteString;
import com.google.protobuf.CodedInputStream;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.wire.OperationCaller;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Serves the descriptors through {@code ServerReflection}, v1 and v1alpha, with equal messages
 * (<a href="https://github.com/grpc/grpc-proto/blob/master/grpc/reflection/v1/reflection.proto">reflection.proto</a>).
 */
final class ReflectionService implements GrpcMethodHandler {
    static final List<String> SERVICES =
            List.of("grpc.reflection.v1.ServerReflection", "grpc.reflection.v1alpha.ServerReflection");

    static final String METHOD = "ServerReflectionInfo";

    private static final int FILE_BY_NAME = 3;
    private static final int FILE_OF_SYMBOL = 4;
    private static final int FILE_OF_EXTENSION = 5;
    private static final int NUMBERS_OF_EXTENSIONS = 6;
    private static final int LIST_SERVICES = 7;

    private final MessageRegistry messages;
    private final Set<String> names;

    ReflectionService(MessageRegistry messages, Set<String> names) {
        this.messages = messages;
        this.names = names;
    }

    @Override
    public boolean isBidirectional() {
        return true;
    }

    @Override
    public MethodResult answer(List<byte[]> received, Request request, OperationCaller calls) throws GrpcFailure {
        byte[] message = received.get(0);
        Map<Integer, ByteString> fields = RawMessages.fields(message);
        byte[] reply = RawMessages.message(out -> {
            out.writeBytes(1, fields.getOrDefault(1, ByteString.EMPTY));
            out.writeByteArray(2, message);
            respond(fields, out);
        });
        return MethodResult.of(reply);
    }

    private void respond(Map<Integer, ByteString> fields, CodedOutputStream out) throws IOException {
        if (fields.containsKey(LIST_SERVICES)) {
            out.writeByteArray(6, RawMessages.message(list -> {
                for (String each : names) {
                    list.writeByteArray(1, RawMessages.message(service -> service.writeString(1, each)));
                }
            }));
            return;
        }
        if (fields.containsKey(NUMBERS_OF_EXTENSIONS)) {
            numbers(text(fields, NUMBERS_OF_EXTENSIONS), out);
            return;
        }
        FileDescriptor file = file(fields);
        if (file == null) {
            error("the file, symbol or extension does not exist", out);
        } else {
            Map<String, FileDescriptor> all = new LinkedHashMap<>();
            gather(file, all);
            out.writeByteArray(4, RawMessages.message(list -> {
                for (FileDescriptor each : all.values()) {
                    list.writeByteArray(1, each.toProto().toByteArray());
                }
            }));
        }
    }

    private static void gather(FileDescriptor file, Map<String, FileDescriptor> all) {
        if (all.putIfAbsent(file.getFullName(), file) == null) {
            file.getDependencies().forEach(each -> gather(each, all));
        }
    }

    private @Nullable FileDescriptor file(Map<Integer, ByteString> fields) throws IOException {
        if (fields.containsKey(FILE_BY_NAME)) {
            return messages.file(text(fields, FILE_BY_NAME));
        }
        if (fields.containsKey(FILE_OF_SYMBOL)) {
            return messages.fileOf(text(fields, FILE_OF_SYMBOL));
        }
        ByteString extension = fields.get(FILE_OF_EXTENSION);
        if (extension == null) {
            return null;
        }
        String type = "";
        int number = 0;
        CodedInputStream in = extension.newCodedInput();
        for (int tag = in.readTag(); tag != 0; tag = in.readTag()) {
            if (tag >>> 3 == 1) {
                type = in.readStringRequireUtf8();
            } else if (tag >>> 3 == 2) {
                number = in.readInt32();
            } else {
                in.skipField(tag);
            }
        }
        FieldDescriptor found = messages.extension(type, number);
        return found == null ? null : found.getFile();
    }

    private void numbers(String type, CodedOutputStream out) throws IOException {
        MessageRegistry.MessageType kind = messages.named(type);
        if (kind == null) {
            error("there is no message " + type, out);
            return;
        }
        Descriptor descriptor = kind.descriptor();
        out.writeByteArray(5, RawMessages.message(list -> {
            list.writeString(1, descriptor.getFullName());
            for (int each : messages.extensionsOf(type)) {
                list.writeInt32(2, each);
            }
        }));
    }

    private static void error(String message, CodedOutputStream out) throws IOException {
        out.writeByteArray(7, RawMessages.message(error -> {
            error.writeInt32(1, StatusCode.NOT_FOUND.ordinal());
            error.writeString(2, message);
        }));
    }

    private static String text(Map<Integer, ByteString> fields, int field) {
        return fields.getOrDefault(field, ByteString.EMPTY).toStringUtf8();
    }
}
