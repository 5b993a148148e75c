package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos.EnumValueDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts a literal to a value of the field's type, or null if it has another type. */
final class OptionScalars {
    private OptionScalars() {}

    static @Nullable OptionValue ofInteger(Type type, BigInteger value) {
        return switch (type) {
            case TYPE_INT32 -> fits(value, 31, true) ? new OptionValue.Varint(value.longValue()) : null;
            case TYPE_INT64 -> fits(value, 63, true) ? new OptionValue.Varint(value.longValue()) : null;
            case TYPE_UINT32 -> fits(value, 32, false) ? new OptionValue.Varint(value.longValue()) : null;
            case TYPE_UINT64 -> fits(value, 64, false) ? new OptionValue.Varint(value.longValue()) : null;
            case TYPE_SINT32 -> fits(value, 31, true) ? new OptionValue.Varint(zigzag(value.longValue())) : null;
            case TYPE_SINT64 -> fits(value, 63, true) ? new OptionValue.Varint(zigzag(value.longValue())) : null;
            case TYPE_FIXED32 -> fits(value, 32, false) ? new OptionValue.Fixed32(value.intValue()) : null;
            case TYPE_SFIXED32 -> fits(value, 31, true) ? new OptionValue.Fixed32(value.intValue()) : null;
            case TYPE_FIXED64 -> fits(value, 64, false) ? new OptionValue.Fixed64(value.longValue()) : null;
            case TYPE_SFIXED64 -> fits(value, 63, true) ? new OptionValue.Fixed64(value.longValue()) : null;
            case TYPE_FLOAT, TYPE_DOUBLE -> ofReal(type, value.doubleValue());
            default -> null;
        };
    }

    static @Nullable OptionValue ofReal(Type type, double value) {
        return switch (type) {
            case TYPE_FLOAT -> new OptionValue.Fixed32(Float.floatToRawIntBits((float) value));
            case TYPE_DOUBLE -> new OptionValue.Fixed64(Double.doubleToRawLongBits(value));
            default -> null;
        };
    }

    static @Nullable OptionValue ofText(Type type, ByteString value) {
        boolean fits = type == Type.TYPE_BYTES || type == Type.TYPE_STRING && value.isValidUtf8();
        return fits ? new OptionValue.Bytes(value) : null;
    }

    static OptionValue ofTruth(boolean value) {
        return new OptionValue.Varint(value ? 1 : 0);
    }

    static @Nullable OptionValue ofEnum(ProtoElement enumeration, String name) {
        return number(enumeration.enumeration().getValueList(), name);
    }

    private static @Nullable OptionValue number(List<EnumValueDescriptorProto> values, String name) {
        for (EnumValueDescriptorProto value : values) {
            if (value.getName().equals(name)) {
                return new OptionValue.Varint(value.getNumber());
            }
        }
        return null;
    }

    private static boolean fits(BigInteger value, int bits, boolean signed) {
        return value.signum() >= 0 ? value.bitLength() <= bits : signed && value.bitLength() <= bits;
    }

    private static long zigzag(long value) {
        return value << 1 ^ value >> 63;
    }
}
