package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumValueDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.MethodDescriptorProto;
import com.google.protobuf.Message;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import org.jspecify.annotations.Nullable;

/**
 * A part of a file that may have a name or options, and its descriptor, which is completed step by step.
 *
 * @param name the full name, without a dot in front
 * @param around what it is declared in; null for the file itself
 */
record ProtoElement(
        Kind kind,
        String name,
        ElementPath path,
        @Nullable ProtoElement around,
        LinkedFile file,
        Message.Builder proto) {
    /** The kinds of parts. */
    enum Kind {
        FILE("a file"),
        MESSAGE("a message"),
        FIELD("a field"),
        EXTENSION("an extension"),
        RANGE("a range of extensions"),
        ONEOF("a oneof"),
        ENUM("an enum"),
        VALUE("a value of an enum"),
        SERVICE("a service"),
        METHOD("a method");

        private final String label;

        Kind(String shown) {
            this.label = shown;
        }

        String label() {
            return label;
        }
    }

    boolean isType() {
        return kind == Kind.MESSAGE || kind == Kind.ENUM;
    }

    /** Whether names of other parts may begin with the name of this one. */
    boolean isScope() {
        return isType() || kind == Kind.SERVICE;
    }

    boolean isField() {
        return kind == Kind.FIELD || kind == Kind.EXTENSION;
    }

    DescriptorProto.Builder message() {
        return (DescriptorProto.Builder) proto;
    }

    FieldDescriptorProto.Builder field() {
        return (FieldDescriptorProto.Builder) proto;
    }

    EnumDescriptorProto.Builder enumeration() {
        return (EnumDescriptorProto.Builder) proto;
    }

    EnumValueDescriptorProto.Builder value() {
        return (EnumValueDescriptorProto.Builder) proto;
    }

    MethodDescriptorProto.Builder method() {
        return (MethodDescriptorProto.Builder) proto;
    }

    /** The last part of the name. */
    String simpleName() {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Where a part of this stands, by the numbers of its fields. */
    Position place(int... part) {
        return file.parsed().places().of(path.child(part));
    }
}
