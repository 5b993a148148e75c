package dev.ectype.runtime.grpc;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.ExtensionRegistry;
import com.google.protobuf.InvalidProtocolBufferException;
import dev.ectype.runtime.plan.binding.GrpcPlan;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Finds the message types of a description by their full names. */
final class MessageRegistry {
    private final Map<String, FileDescriptor> files = new LinkedHashMap<>();
    private final Map<String, MessageType> kinds = new LinkedHashMap<>();
    private final Map<String, Map<String, FieldDescriptor>> fields = new LinkedHashMap<>();
    private final Map<String, Map<String, FieldDescriptor>> stored = new LinkedHashMap<>();
    private final Map<String, List<FieldDescriptor>> zeros = new LinkedHashMap<>();
    private final Map<String, Map<Integer, FieldDescriptor>> extending = new LinkedHashMap<>();
    private final ExtensionRegistry extensions = ExtensionRegistry.newInstance();

    private final MessageNames names;

    private MessageRegistry(MessageNames names) {
        this.names = names;
    }

    /** Parses messages of one type, with their extensions. */
    record MessageType(Descriptor descriptor, ExtensionRegistry extensions) {
        DynamicMessage parse(byte[] bytes) throws InvalidProtocolBufferException {
            return DynamicMessage.parseFrom(descriptor, bytes, extensions);
        }
    }

    /** Reads the files of a plan. Each follows its imports. */
    static MessageRegistry of(GrpcPlan plan) {
        MessageRegistry messages = new MessageRegistry(new MessageNames(plan.spelling()));
        plan.descriptors().forEach(messages::add);
        return messages;
    }

    private void add(String path, String descriptor) {
        try {
            FileDescriptorProto proto =
                    FileDescriptorProto.parseFrom(Base64.getDecoder().decode(descriptor));
            List<FileDescriptor> imported = new ArrayList<>();
            for (String each : proto.getDependencyList()) {
                FileDescriptor known = files.get(each);
                if (known != null) {
                    imported.add(known);
                }
            }
            FileDescriptor file = FileDescriptor.buildFrom(proto, imported.toArray(new FileDescriptor[0]), true);
            files.put(path, file);
            file.getMessageTypes().forEach(this::add);
            file.getExtensions().forEach(this::extend);
        } catch (InvalidProtocolBufferException | DescriptorValidationException broken) {
            throw new IllegalStateException("the descriptor of " + path + " in the plan cannot be read", broken);
        }
    }

    private void add(Descriptor message) {
        kinds.put(message.getFullName(), new MessageType(message, extensions));
        fields.put(message.getFullName(), fieldsOf(message));
        if (names.differ()) {
            Map<String, FieldDescriptor> own = names.fields(message);
            fieldsOf(message).forEach(own::putIfAbsent);
            stored.put(message.getFullName(), own);
        }
        zeros.put(message.getFullName(), RequiredScalars.of(message));
        message.getNestedTypes().forEach(this::add);
        message.getExtensions().forEach(this::extend);
    }

    private void extend(FieldDescriptor extension) {
        extending
                .computeIfAbsent(extension.getContainingType().getFullName(), absent -> new TreeMap<>())
                .put(extension.getNumber(), extension);
        if (extension.getJavaType() == FieldDescriptor.JavaType.MESSAGE) {
            extensions.add(extension, DynamicMessage.getDefaultInstance(extension.getMessageType()));
        } else {
            extensions.add(extension);
        }
    }

    /** Returns the fields of a message by their JSON names and by their declared names. */
    Map<String, FieldDescriptor> fields(Descriptor message) {
        Map<String, FieldDescriptor> known = fields.get(message.getFullName());
        return known == null ? fieldsOf(message) : known;
    }

    /** Returns the fields of a message by their names in stored documents, or by their declared names. */
    Map<String, FieldDescriptor> storedFields(Descriptor message) {
        Map<String, FieldDescriptor> known = stored.get(message.getFullName());
        return known == null ? fields(message) : known;
    }

    /** Returns the names of fields and enum values in stored documents. */
    MessageNames names() {
        return names;
    }

    /** Returns the fields of a message with a zero in place of an absent value. */
    List<FieldDescriptor> zeros(Descriptor message) {
        return zeros.getOrDefault(message.getFullName(), List.of());
    }

    private static Map<String, FieldDescriptor> fieldsOf(Descriptor message) {
        Map<String, FieldDescriptor> fields = new LinkedHashMap<>();
        for (FieldDescriptor field : message.getFields()) {
            fields.put(field.getJsonName(), field);
        }
        for (FieldDescriptor field : message.getFields()) {
            fields.putIfAbsent(field.getName(), field);
        }
        return fields;
    }

    ExtensionRegistry extensions() {
        return extensions;
    }

    /** Returns the files. Each follows its imports. */
    Collection<FileDescriptor> files() {
        return Collections.unmodifiableCollection(files.values());
    }

    /** Returns the file with an import path, or null. */
    @Nullable
    FileDescriptor file(String path) {
        return files.get(path);
    }

    /** Returns the file with a declaration of a message, service, method, enum, field or extension, or null. */
    @Nullable
    FileDescriptor fileOf(String symbol) {
        for (FileDescriptor file : files.values()) {
            String inside = file.getPackage();
            if (inside.isEmpty() || symbol.startsWith(inside + ".")) {
                String local = inside.isEmpty() ? symbol : symbol.substring(inside.length() + 1);
                if (FileSymbols.declares(file, local)) {
                    return file;
                }
            }
        }
        return null;
    }

    /** Returns the extension of a message with this number, or null. */
    @Nullable
    FieldDescriptor extension(String message, int number) {
        Map<Integer, FieldDescriptor> known = extending.get(message);
        return known == null ? null : known.get(number);
    }

    /** Returns the extension numbers of a message in ascending order. */
    List<Integer> extensionsOf(String message) {
        Map<Integer, FieldDescriptor> known = extending.get(message);
        return known == null ? List.of() : List.copyOf(known.keySet());
    }

    @Nullable
    MessageType named(String fullName) {
        return kinds.get(fullName);
    }
}
