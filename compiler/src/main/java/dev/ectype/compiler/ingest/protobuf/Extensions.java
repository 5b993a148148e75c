package dev.ectype.compiler.ingest.protobuf;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.DescriptorProtos.FieldOptions;
import com.google.protobuf.UnknownFieldSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.TreeSet;

/** What {@code google.api.field_behavior} says of a field, by the number that it has wherever it is declared. */
final class Extensions {
    static final int REQUIRED = 2;
    static final int OUTPUT_ONLY = 3;
    static final int INPUT_ONLY = 4;

    private static final int FIELD_BEHAVIOR = 1052;

    private Extensions() {}

    /** The numbers of the behaviours of a field. */
    static Set<Integer> behaviors(FieldOptions options) {
        Set<Integer> behaviors = new TreeSet<>();
        UnknownFieldSet.Field said = options.getUnknownFields().getField(FIELD_BEHAVIOR);
        said.getVarintList().forEach(number -> behaviors.add(number.intValue()));
        said.getLengthDelimitedList().forEach(packed -> {
            CodedInputStream numbers = packed.newCodedInput();
            try {
                while (!numbers.isAtEnd()) {
                    behaviors.add(numbers.readInt32());
                }
            } catch (IOException unreadable) {
                throw new UncheckedIOException("options that were just written do not read back", unreadable);
            }
        });
        return behaviors;
    }
}
