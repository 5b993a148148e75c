package dev.ectype.compiler.ingest.protobuf;

import com.google.protobuf.ByteString;
import com.google.protobuf.CodedInputStream;
import com.google.protobuf.DescriptorProtos.FieldOptions;
import com.google.protobuf.DescriptorProtos.MessageOptions;
import com.google.protobuf.UnknownFieldSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Reads the {@code google.api} options of fields and messages by their extension numbers. */
final class GoogleApiOptions {
    static final int REQUIRED = 2;
    static final int OUTPUT_ONLY = 3;
    static final int INPUT_ONLY = 4;

    private static final int FIELD_BEHAVIOR = 1052;
    private static final int RESOURCE = 1053;
    private static final int RESOURCE_TYPE = 1;
    private static final int RESOURCE_PATTERN = 2;
    private static final int RESOURCE_REFERENCE = 1055;

    private GoogleApiOptions() {}

    /** Returns the numbers of a field's behaviors. */
    static Set<Integer> behaviors(FieldOptions options) {
        Set<Integer> behaviors = new TreeSet<>();
        UnknownFieldSet.Field option = options.getUnknownFields().getField(FIELD_BEHAVIOR);
        option.getVarintList().forEach(number -> behaviors.add(number.intValue()));
        option.getLengthDelimitedList().forEach(packed -> {
            CodedInputStream numbers = packed.newCodedInput();
            try {
                while (!numbers.isAtEnd()) {
                    behaviors.add(numbers.readInt32());
                }
            } catch (IOException unreadable) {
                throw new UncheckedIOException("encoded options cannot be parsed", unreadable);
            }
        });
        return behaviors;
    }

    /** Returns the resource type of a message from {@code google.api.resource}, or null. */
    static @Nullable String type(MessageOptions options) {
        return first(options.getUnknownFields().getField(RESOURCE));
    }

    /** Returns the resource type of a field from {@code google.api.resource_reference}, or null. */
    static @Nullable String referenced(FieldOptions options) {
        return first(options.getUnknownFields().getField(RESOURCE_REFERENCE));
    }

    /** Returns the text in the first field of an option, or null. */
    private static @Nullable String first(UnknownFieldSet.Field option) {
        for (ByteString encoded : option.getLengthDelimitedList()) {
            try {
                for (ByteString type : UnknownFieldSet.parseFrom(encoded)
                        .getField(RESOURCE_TYPE)
                        .getLengthDelimitedList()) {
                    return type.toStringUtf8();
                }
            } catch (IOException unreadable) {
                throw new UncheckedIOException("encoded options cannot be parsed", unreadable);
            }
        }
        return null;
    }

    /** Returns the resource name patterns of a message from {@code google.api.resource}. */
    static List<String> names(MessageOptions options) {
        List<String> patterns = new ArrayList<>();
        UnknownFieldSet.Field option = options.getUnknownFields().getField(RESOURCE);
        for (ByteString resource : option.getLengthDelimitedList()) {
            try {
                UnknownFieldSet.parseFrom(resource)
                        .getField(RESOURCE_PATTERN)
                        .getLengthDelimitedList()
                        .forEach(pattern -> patterns.add(pattern.toStringUtf8()));
            } catch (IOException unreadable) {
                throw new UncheckedIOException("encoded options cannot be parsed", unreadable);
            }
        }
        return patterns;
    }
}
