package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;

/** Collects the extensions that a file itself declares. */
record FileFieldSink(FileDescriptorProto.Builder file) implements FieldSink {
    @Override
    public Kind kind() {
        return Kind.EXTENSION;
    }

    @Override
    public ElementPath nextField() {
        return ElementPath.FILE.child(FileDescriptorProto.EXTENSION_FIELD_NUMBER, file.getExtensionCount());
    }

    @Override
    public void add(FieldDescriptorProto field) {
        file.addExtension(field);
    }

    @Override
    public ElementPath nextMessage() {
        return ElementPath.FILE.child(FileDescriptorProto.MESSAGE_TYPE_FIELD_NUMBER, file.getMessageTypeCount());
    }

    @Override
    public void add(DescriptorProto message) {
        file.addMessageType(message);
    }
}
