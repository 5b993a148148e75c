package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.ByteString;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.DescriptorProtos.FeatureSet;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.WireFormat;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Builds a message from options, field by field. */
final class OptionMessage implements OptionValue {
    private final ProtoElement type;
    private final boolean isDelimited;
    private final Map<Integer, ProtoElement> fields = new TreeMap<>();
    private final Map<Integer, List<OptionValue>> values = new TreeMap<>();
    private final Map<Integer, Integer> oneofs = new TreeMap<>();

    /**
     * Creates an empty message.
     *
     * @param isDelimited true for the group encoding, false for length prefixes
     */
    OptionMessage(ProtoElement type, boolean isDelimited) {
        this.type = type;
        this.isDelimited = isDelimited;
    }

    ProtoElement type() {
        return type;
    }

    static boolean isRepeated(ProtoElement field) {
        return field.field().getLabel() == Label.LABEL_REPEATED;
    }

    boolean has(ProtoElement field) {
        return values.containsKey(field.field().getNumber());
    }

    void add(ProtoElement field, OptionValue value) {
        int number = field.field().getNumber();
        fields.put(number, field);
        values.computeIfAbsent(number, first -> new ArrayList<>()).add(value);
        if (field.kind() == ProtoElement.Kind.FIELD && field.field().hasOneofIndex()) {
            oneofs.put(field.field().getOneofIndex(), number);
        }
    }

    /** Rejects a field that is already set or excluded by another field of its oneof. */
    void refuseRepetition(ProtoElement field, Position place) throws InvalidOption {
        if (has(field) && !isRepeated(field)) {
            throw InvalidOption.wrong(place, "`" + field.simpleName() + "` is already set", "Set it once.");
        }
        ProtoElement other = excluding(field);
        if (other != null) {
            throw InvalidOption.wrong(
                    place,
                    "`" + field.simpleName() + "` excludes `" + other.simpleName() + "`, which is already set",
                    "Set only one of the two.");
        }
    }

    /** Returns the field of the same oneof that is already set, or null. */
    private @Nullable ProtoElement excluding(ProtoElement field) {
        if (field.kind() != ProtoElement.Kind.FIELD || !field.field().hasOneofIndex()) {
            return null;
        }
        Integer number = oneofs.get(field.field().getOneofIndex());
        return number == null || number == field.field().getNumber() ? null : fields.get(number);
    }

    /** Returns the message in a field, created if absent, or null if the field holds another kind of value. */
    @Nullable
    OptionMessage inner(ProtoElement field, ProtoElement innerType) {
        if (!has(field)) {
            add(field, new OptionMessage(innerType, isDelimited(field)));
        }
        OptionValue value =
                values.getOrDefault(field.field().getNumber(), List.of()).get(0);
        return value instanceof OptionMessage message ? message : null;
    }

    static boolean isDelimited(ProtoElement field) {
        boolean isMap = field.field().getLabel() == Label.LABEL_REPEATED && isMapEntry(field);
        return !isMap && FeatureResolver.of(field).getMessageEncoding() == FeatureSet.MessageEncoding.DELIMITED;
    }

    private static boolean isMapEntry(ProtoElement field) {
        ProtoElement message =
                field.file().symbols().find(field.field().getTypeName().replaceFirst("^\\.", ""));
        return message != null
                && message.kind() == ProtoElement.Kind.MESSAGE
                && message.message().getOptions().getMapEntry();
    }

    /** Returns the name of a missing required field, or null. */
    @Nullable
    String missing() {
        for (FieldDescriptorProto field : type.message().getFieldList()) {
            if (field.getLabel() == Label.LABEL_REQUIRED && !values.containsKey(field.getNumber())) {
                return field.getName();
            }
        }
        return null;
    }

    ByteString encoded() {
        ByteString.Output bytes = ByteString.newOutput();
        CodedOutputStream output = CodedOutputStream.newInstance(bytes);
        try {
            for (Map.Entry<Integer, List<OptionValue>> entry : values.entrySet()) {
                ProtoElement field = fields.get(entry.getKey());
                if (field != null && !isLeftOut(field, entry.getValue())) {
                    write(field, entry.getValue(), output);
                }
            }
            output.flush();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteString();
    }

    /** Omits a field if its value equals its implicit default. */
    private static boolean isLeftOut(ProtoElement field, List<OptionValue> values) {
        return !isRepeated(field)
                && field.kind() == ProtoElement.Kind.FIELD
                && !field.field().hasOneofIndex()
                && !isPartOfMap(field)
                && values.get(0).isZero()
                && FeatureResolver.of(field).getFieldPresence() == FeatureSet.FieldPresence.IMPLICIT;
    }

    private static boolean isPartOfMap(ProtoElement field) {
        return field.around() != null && field.around().message().getOptions().getMapEntry();
    }

    private static void write(ProtoElement field, List<OptionValue> values, CodedOutputStream output)
            throws IOException {
        int number = field.field().getNumber();
        if (!isPacked(field)) {
            for (OptionValue value : values) {
                value.write(number, output);
            }
            return;
        }
        ByteString.Output packed = ByteString.newOutput();
        CodedOutputStream within = CodedOutputStream.newInstance(packed);
        for (OptionValue value : values) {
            value.writePacked(within);
        }
        within.flush();
        output.writeBytes(number, packed.toByteString());
    }

    private static boolean isPacked(ProtoElement field) {
        Type type = field.field().getType();
        return isRepeated(field)
                && type != Type.TYPE_STRING
                && type != Type.TYPE_BYTES
                && type != Type.TYPE_MESSAGE
                && type != Type.TYPE_GROUP
                && FeatureResolver.of(field).getRepeatedFieldEncoding() == FeatureSet.RepeatedFieldEncoding.PACKED;
    }

    @Override
    public boolean isZero() {
        return false;
    }

    @Override
    public void write(int number, CodedOutputStream output) throws IOException {
        if (isDelimited) {
            output.writeTag(number, WireFormat.WIRETYPE_START_GROUP);
            output.writeRawBytes(encoded());
            output.writeTag(number, WireFormat.WIRETYPE_END_GROUP);
        } else {
            output.writeBytes(number, encoded());
        }
    }
}
