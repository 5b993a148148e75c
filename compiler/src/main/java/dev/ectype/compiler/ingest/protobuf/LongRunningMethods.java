package dev.ectype.compiler.ingest.protobuf;

import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.MethodDescriptorProto;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.UnknownFieldSet;
import dev.ectype.compiler.ir.binding.GrpcMethod;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.TypeNotes;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the result types of methods that return {@code google.longrunning.Operation}. */
final class LongRunningMethods {
    private static final String OPERATION = ".google.longrunning.Operation";

    /** The number of the method option {@code google.longrunning.operation_info}. */
    private static final int INFO = 1049;

    private static final int RESPONSE = 1;
    private static final int METADATA = 2;

    private final Map<String, ProtoDeclaration> parts;
    private final MessageTypes types;

    LongRunningMethods(Map<String, ProtoDeclaration> parts, MessageTypes types) {
        this.parts = parts;
        this.types = types;
    }

    /** Returns the long-running operation of a method, or null if it has none or lacks the option. */
    GrpcMethod.@Nullable LongRunningOperation of(FileDescriptorProto file, MethodDescriptorProto method) {
        if (!method.getOutputType().equals(OPERATION) || method.getServerStreaming()) {
            return null;
        }
        String response = null;
        String metadata = null;
        UnknownFieldSet.Field option = method.getOptions().getUnknownFields().getField(INFO);
        for (ByteString info : option.getLengthDelimitedList()) {
            response = found(file, text(info, RESPONSE));
            metadata = found(file, text(info, METADATA));
        }
        boolean named = types.mention(OPERATION, TypeNotes.NONE) instanceof NamedType;
        if (response == null || !named) {
            return null;
        }
        NamedType operation = (NamedType) types.mention(OPERATION, TypeNotes.NONE);
        return new GrpcMethod.LongRunningOperation(
                operation.name(),
                response.substring(1),
                metadata == null ? null : metadata.substring(1),
                metadata == null ? null : types.mention(metadata, TypeNotes.NONE));
    }

    /**
     * Resolves a message name from the file's package outwards and returns the full name with a leading dot, or null.
     */
    private @Nullable String found(FileDescriptorProto file, String name) {
        String within = file.getPackage();
        while (!name.isEmpty()) {
            String full = (within.isEmpty() ? "." : "." + within + ".") + name;
            if (parts.containsKey(full) || ProtobufJsonTypes.wellKnown(full, TypeNotes.NONE) != null) {
                return full;
            }
            if (within.isEmpty()) {
                return null;
            }
            within = within.substring(0, Math.max(0, within.lastIndexOf('.')));
        }
        return null;
    }

    private static String text(ByteString message, int field) {
        try {
            List<ByteString> values =
                    UnknownFieldSet.parseFrom(message).getField(field).getLengthDelimitedList();
            return values.isEmpty() ? "" : values.get(values.size() - 1).toStringUtf8();
        } catch (InvalidProtocolBufferException unreadable) {
            throw new IllegalStateException("encoded options cannot be parsed", unreadable);
        }
    }
}
