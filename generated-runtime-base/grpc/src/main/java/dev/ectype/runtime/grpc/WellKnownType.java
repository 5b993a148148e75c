package dev.ectype.runtime.grpc;

import com.google.protobuf.Descriptors.Descriptor;
import java.util.List;

/** Lists the {@code google.protobuf} messages with a special JSON form. */
enum WellKnownType {
    NONE,
    EMPTY,
    TIMESTAMP,
    DURATION,
    FIELD_MASK,
    WRAPPER,
    STRUCT,
    LIST_VALUE,
    VALUE,
    ANY;

    private static final String PACKAGE = "google.protobuf.";
    private static final List<String> WRAPPERS = List.of(
            "DoubleValue",
            "FloatValue",
            "Int64Value",
            "UInt64Value",
            "Int32Value",
            "UInt32Value",
            "BoolValue",
            "StringValue",
            "BytesValue");

    static WellKnownType of(Descriptor message) {
        String name = message.getFullName();
        if (!name.startsWith(PACKAGE)) {
            return NONE;
        }
        String local = name.substring(PACKAGE.length());
        return switch (local) {
            case "Empty" -> EMPTY;
            case "Timestamp" -> TIMESTAMP;
            case "Duration" -> DURATION;
            case "FieldMask" -> FIELD_MASK;
            case "Struct" -> STRUCT;
            case "ListValue" -> LIST_VALUE;
            case "Value" -> VALUE;
            case "Any" -> ANY;
            default -> WRAPPERS.contains(local) ? WRAPPER : NONE;
        };
    }
}
