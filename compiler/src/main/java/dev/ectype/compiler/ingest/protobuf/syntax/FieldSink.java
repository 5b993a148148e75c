package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;

/** Where the fields of a block go, and the messages that come into being with them. */
interface FieldSink {
    /** The kinds of blocks that have fields. */
    enum Kind {
        MESSAGE,
        ONEOF,
        EXTENSION
    }

    Kind kind();

    /** Where the next field will be. */
    ElementPath nextField();

    void add(FieldDescriptorProto field);

    /** Where the next message will be. */
    ElementPath nextMessage();

    void add(DescriptorProto message);
}
