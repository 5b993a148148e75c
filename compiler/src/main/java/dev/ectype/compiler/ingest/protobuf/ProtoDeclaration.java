package dev.ectype.compiler.ingest.protobuf;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Holds a message or an enum with its location.
 *
 * @param local the name within the package
 */
record ProtoDeclaration(FileDescriptorProto file, List<Integer> path, String local, Message proto) {
    ProtoDeclaration {
        path = List.copyOf(path);
    }

    String fullName() {
        return file.getPackage().isEmpty() ? local : file.getPackage() + "." + local;
    }

    List<Integer> child(int number, int index) {
        List<Integer> path = new ArrayList<>(path());
        path.add(number);
        path.add(index);
        return path;
    }

    /** Returns all declarations by full name with a leading dot, as fields refer to them. */
    static Map<String, ProtoDeclaration> of(List<FileDescriptorProto> files) {
        Map<String, ProtoDeclaration> parts = new LinkedHashMap<>();
        for (FileDescriptorProto file : files) {
            addAll(file, parts);
        }
        return parts;
    }

    private static void addAll(FileDescriptorProto file, Map<String, ProtoDeclaration> parts) {
        for (int index = 0; index < file.getMessageTypeCount(); index++) {
            DescriptorProto message = file.getMessageType(index);
            List<Integer> path = List.of(FileDescriptorProto.MESSAGE_TYPE_FIELD_NUMBER, index);
            addAll(new ProtoDeclaration(file, path, message.getName(), message), parts);
        }
        for (int index = 0; index < file.getEnumTypeCount(); index++) {
            EnumDescriptorProto enumeration = file.getEnumType(index);
            List<Integer> path = List.of(FileDescriptorProto.ENUM_TYPE_FIELD_NUMBER, index);
            add(new ProtoDeclaration(file, path, enumeration.getName(), enumeration), parts);
        }
    }

    private static void addAll(ProtoDeclaration around, Map<String, ProtoDeclaration> parts) {
        add(around, parts);
        DescriptorProto message = (DescriptorProto) around.proto();
        for (int index = 0; index < message.getNestedTypeCount(); index++) {
            DescriptorProto nested = message.getNestedType(index);
            List<Integer> path = around.child(DescriptorProto.NESTED_TYPE_FIELD_NUMBER, index);
            addAll(new ProtoDeclaration(around.file(), path, around.local() + "." + nested.getName(), nested), parts);
        }
        for (int index = 0; index < message.getEnumTypeCount(); index++) {
            EnumDescriptorProto enumeration = message.getEnumType(index);
            List<Integer> path = around.child(DescriptorProto.ENUM_TYPE_FIELD_NUMBER, index);
            add(
                    new ProtoDeclaration(
                            around.file(), path, around.local() + "." + enumeration.getName(), enumeration),
                    parts);
        }
    }

    private static void add(ProtoDeclaration part, Map<String, ProtoDeclaration> parts) {
        parts.put("." + part.fullName(), part);
    }
}
