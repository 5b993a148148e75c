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
 * Describes an element of a file with its descriptor, which the linker completes step by step.
 *
 * @param name the full name, without a leading dot
 * @param around the parent element, or null for the file itself
 */
record ProtoElement(
        Kind kind,
        String name,
        ElementPath path,
        @Nullable ProtoElement around,
        LinkedFile file,
        Message.Builder proto) {
    /** Lists the kinds of elements. */
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

        Kind(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }
    }

    boolean isType() {
        return kind == Kind.MESSAGE || kind == Kind.ENUM;
    }

    /** Returns whether the element is a scope for names of other elements. */
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

    /** Returns the last part of the name. */
    String simpleName() {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Returns the position of a part of this element, by field numbers. */
    Position place(int... part) {
        return file.parsed().places().of(path.child(part));
    }
}
