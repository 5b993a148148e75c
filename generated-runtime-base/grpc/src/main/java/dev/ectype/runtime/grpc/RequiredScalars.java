package dev.ectype.runtime.grpc;

import com.google.protobuf.ByteString;
import com.google.protobuf.CodedInputStream;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.UnknownFieldSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Finds the required numbers and booleans without presence. Messages omit their zero values, so an absent field means zero. */
final class RequiredScalars {
    /** The number of the extension {@code google.api.field_behavior} of the options of fields. */
    private static final int BEHAVIOR = 1052;

    private static final int REQUIRED = 2;

    private RequiredScalars() {}

    static List<FieldDescriptor> of(Descriptor message) {
        List<FieldDescriptor> zeros = new ArrayList<>();
        for (FieldDescriptor field : message.getFields()) {
            boolean plain = !field.isRepeated() && !field.hasPresence();
            boolean zero = plain
                    && switch (field.getJavaType()) {
                        case INT, LONG, FLOAT, DOUBLE, BOOLEAN -> true;
                        default -> false;
                    };
            if (zero && isRequired(field)) {
                zeros.add(field);
            }
        }
        return List.copyOf(zeros);
    }

    /** Reads the options as bytes, because their descriptors are not on the classpath. */
    private static boolean isRequired(FieldDescriptor field) {
        try {
            UnknownFieldSet options =
                    UnknownFieldSet.parseFrom(field.toProto().getOptions().toByteString());
            UnknownFieldSet.Field behavior = options.getField(BEHAVIOR);
            boolean required = behavior.getVarintList().contains((long) REQUIRED);
            for (ByteString packed : behavior.getLengthDelimitedList()) {
                CodedInputStream numbers = packed.newCodedInput();
                while (!numbers.isAtEnd()) {
                    required |= numbers.readInt32() == REQUIRED;
                }
            }
            return required;
        } catch (IOException broken) {
            throw new IllegalStateException("the options of " + field.getFullName() + " cannot be read", broken);
        }
    }
}
