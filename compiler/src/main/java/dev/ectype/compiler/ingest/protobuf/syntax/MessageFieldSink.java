package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;

/** Collects the fields of a message or of a block inside one. */
record MessageFieldSink(Kind kind, DescriptorProto.Builder message, ElementPath path) implements FieldSink {
    static FieldSink of(DescriptorProto.Builder message, ElementPath path) {
        return new MessageFieldSink(Kind.MESSAGE, message, path);
    }

    static FieldSink ofOneof(DescriptorProto.Builder message, ElementPath path) {
        return new MessageFieldSink(Kind.ONEOF, message, path);
    }

    static FieldSink ofExtensions(DescriptorProto.Builder message, ElementPath path) {
        return new MessageFieldSink(Kind.EXTENSION, message, path);
    }

    @Override
    public ElementPath nextField() {
        return kind == Kind.EXTENSION
                ? path.child(DescriptorProto.EXTENSION_FIELD_NUMBER, message.getExtensionCount())
                : path.child(DescriptorProto.FIELD_FIELD_NUMBER, message.getFieldCount());
    }

    @Override
    public void add(FieldDescriptorProto field) {
        if (kind == Kind.EXTENSION) {
            message.addExtension(field);
        } else {
            message.addField(field);
        }
    }

    @Override
    public ElementPath nextMessage() {
        return path.child(DescriptorProto.NESTED_TYPE_FIELD_NUMBER, message.getNestedTypeCount());
    }

    @Override
    public void add(DescriptorProto nested) {
        message.addNestedType(nested);
    }
}
