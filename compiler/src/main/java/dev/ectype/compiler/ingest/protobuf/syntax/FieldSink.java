package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;

/** Collects the fields of a block, with the messages of maps and groups. */
interface FieldSink {
    /** Lists the kinds of blocks with fields. */
    enum Kind {
        MESSAGE,
        ONEOF,
        EXTENSION
    }

    Kind kind();

    /** Returns the path of the next field. */
    ElementPath nextField();

    void add(FieldDescriptorProto field);

    /** Returns the path of the next message. */
    ElementPath nextMessage();

    void add(DescriptorProto message);
}
