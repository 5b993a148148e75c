package dev.ectype.compiler.ingest.protobuf;

import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.NullType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonText;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Maps scalars and well-known messages to the types of their JSON form. 64-bit numbers are numbers here, although JSON
 * writes them as texts.
 */
final class ProtobufJsonTypes {
    private static final String DURATION = "^-?(?:0|[1-9][0-9]{0,11})(?:\\.[0-9]{1,9})?s$";

    private ProtobufJsonTypes() {}

    static TypeRef scalar(Type type, TypeNotes notes) {
        return switch (type) {
            case TYPE_DOUBLE -> number("double", notes);
            case TYPE_FLOAT -> number("float", notes);
            case TYPE_INT32, TYPE_SINT32, TYPE_SFIXED32 -> integer("int32", null, null, notes);
            case TYPE_INT64, TYPE_SINT64, TYPE_SFIXED64 -> integer("int64", null, null, notes);
            case TYPE_UINT32, TYPE_FIXED32 -> integer("int64", "0", "4294967295", notes);
            case TYPE_UINT64, TYPE_FIXED64 -> integer(null, "0", "18446744073709551615", notes);
            case TYPE_BOOL -> new BooleanType(notes);
            case TYPE_BYTES -> text("byte", null, notes);
            case TYPE_STRING -> text(null, null, notes);
            default -> throw new IllegalArgumentException(type + " is not a scalar");
        };
    }

    /** Returns the special JSON form of a message by its full name with a leading dot, or null. */
    static @Nullable TypeRef wellKnown(String name, TypeNotes notes) {
        return switch (name) {
            case ".google.protobuf.Timestamp" -> text("date-time", null, notes);
            case ".google.protobuf.Duration" -> text(null, DURATION, notes);
            // A mask for any message may name all of it.
            case ".google.protobuf.FieldMask" -> text(null, null, notes.withExamples(List.of(new JsonText("*"))));
            case ".google.protobuf.Struct" -> object(List.of(), notes);
            case ".google.protobuf.Value" -> new AnyType(notes);
            case ".google.protobuf.ListValue" -> list(AnyType.ANY, notes);
            case ".google.protobuf.NullValue" -> new NullType(notes);
            case ".google.protobuf.Empty" -> object(List.of(), notes);
            case ".google.protobuf.Any" ->
                object(List.of(new ObjectMember("@type", text(null, null, TypeNotes.NONE), true)), notes);
            case ".google.protobuf.DoubleValue" -> wrapped(Type.TYPE_DOUBLE, notes);
            case ".google.protobuf.FloatValue" -> wrapped(Type.TYPE_FLOAT, notes);
            case ".google.protobuf.Int64Value" -> wrapped(Type.TYPE_INT64, notes);
            case ".google.protobuf.UInt64Value" -> wrapped(Type.TYPE_UINT64, notes);
            case ".google.protobuf.Int32Value" -> wrapped(Type.TYPE_INT32, notes);
            case ".google.protobuf.UInt32Value" -> wrapped(Type.TYPE_UINT32, notes);
            case ".google.protobuf.BoolValue" -> wrapped(Type.TYPE_BOOL, notes);
            case ".google.protobuf.StringValue" -> wrapped(Type.TYPE_STRING, notes);
            case ".google.protobuf.BytesValue" -> wrapped(Type.TYPE_BYTES, notes);
            default -> null;
        };
    }

    static TypeRef list(TypeRef items, TypeNotes notes) {
        return new ArrayType(List.of(), items, null, null, false, notes);
    }

    static ObjectType object(List<ObjectMember> members, TypeNotes notes) {
        return new ObjectType(members, new LinkedHashMap<>(), AnyType.ANY, null, null, notes);
    }

    static TypeRef map(TypeRef values, TypeNotes notes) {
        return new ObjectType(List.of(), new LinkedHashMap<>(), values, null, null, notes);
    }

    private static TypeRef wrapped(Type type, TypeNotes notes) {
        return new NullableType(scalar(type, TypeNotes.NONE), notes);
    }

    private static TypeRef text(@Nullable String format, @Nullable String pattern, TypeNotes notes) {
        return new TextType(format, null, null, pattern, notes);
    }

    private static TypeRef number(String format, TypeNotes notes) {
        return new NumberType(false, format, null, false, null, false, null, notes);
    }

    private static TypeRef integer(
            @Nullable String format, @Nullable String minimum, @Nullable String maximum, TypeNotes notes) {
        return new NumberType(true, format, exactly(minimum), false, exactly(maximum), false, null, notes);
    }

    private static @Nullable JsonNumber exactly(@Nullable String literal) {
        return literal == null ? null : new JsonNumber(literal);
    }
}
