package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.Edition;
import com.google.protobuf.DescriptorProtos.FeatureSet;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import dev.ectype.compiler.ingest.protobuf.resolve.ProtoElement.Kind;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Checks the rules of fields and extensions. */
final class FieldRules {
    private final ProtoElement element;
    private final FieldDescriptorProto.Builder field;
    private final @Nullable ProtoElement type;

    FieldRules(ProtoElement element) {
        this.element = element;
        this.field = element.field();
        this.type = OptionFields.type(element);
    }

    void check() {
        if (element.kind() == Kind.EXTENSION) {
            checkExtension();
        }
        checkMapKey();
        checkDefault();
        checkPacked();
        checkFeatures();
    }

    private void checkMapKey() {
        ProtoElement entry = element.around();
        boolean isKey = entry != null
                && entry.kind() == Kind.MESSAGE
                && entry.message().getOptions().getMapEntry()
                && field.getNumber() == 1;
        if (!isKey) {
            return;
        }
        switch (field.getType()) {
            case TYPE_FLOAT, TYPE_DOUBLE, TYPE_BYTES, TYPE_MESSAGE, TYPE_ENUM, TYPE_GROUP ->
                forbidden(
                        element.place(),
                        "the key of a map must be an integer, a bool or a string, but is "
                                + (type == null ? typeName(field.getType()) : "`" + type.name() + "`"),
                        "Use one of these types, for example `string`.");
            default -> {}
        }
    }

    private void checkDefault() {
        if (!field.hasDefaultValue()) {
            return;
        }
        Position place = element.place(FieldDescriptorProto.DEFAULT_VALUE_FIELD_NUMBER);
        boolean isImplicit = FeatureResolver.of(element).getFieldPresence() == FeatureSet.FieldPresence.IMPLICIT;
        if (field.getLabel() == Label.LABEL_REPEATED) {
            forbidden(place, "a repeated field cannot have a default", "Remove it.");
        } else if (element.file().edition() == Edition.EDITION_PROTO3 || isImplicit && element.kind() == Kind.FIELD) {
            forbidden(
                    place,
                    "a field with implicit presence cannot have a default",
                    "Remove the default; an unset field is zero or empty.");
        } else if (type != null && type.kind() == Kind.MESSAGE) {
            forbidden(place, "a field of the message `" + type.name() + "` cannot have a default", "Remove it.");
        } else if (type != null && OptionScalars.ofEnum(type, field.getDefaultValue()) == null) {
            forbidden(
                    place,
                    "`" + type.name() + "` has no value `" + field.getDefaultValue() + "`",
                    "Write one of its values, such as `" + firstValue(type) + "`.");
        }
    }

    private static String firstValue(ProtoElement enumeration) {
        return enumeration.enumeration().getValueCount() == 0
                ? "NONE"
                : enumeration.enumeration().getValue(0).getName();
    }

    private void checkPacked() {
        boolean isScalar = switch (field.getType()) {
            case TYPE_STRING, TYPE_BYTES, TYPE_MESSAGE, TYPE_GROUP -> false;
            default -> true;
        };
        if (field.getOptions().getPacked() && !(isScalar && field.getLabel() == Label.LABEL_REPEATED)) {
            forbidden(
                    element.place(FieldDescriptorProto.OPTIONS_FIELD_NUMBER),
                    "only repeated numbers, bools and enums can be packed, but `" + field.getName()
                            + "` is none of these",
                    "Remove `packed`.");
        }
    }

    private void checkFeatures() {
        FeatureSet features = field.getOptions().getFeatures();
        boolean isRepeated = field.getLabel() == Label.LABEL_REPEATED;
        if (features.hasFieldPresence() && (isRepeated || field.hasOneofIndex() || element.kind() == Kind.EXTENSION)) {
            forbidden(
                    element.place(FieldDescriptorProto.OPTIONS_FIELD_NUMBER),
                    "a repeated field, a oneof field or an extension cannot set field_presence",
                    "Remove it.");
        }
        boolean isImplicit = element.kind() == Kind.FIELD
                && !isRepeated
                && !field.hasOneofIndex()
                && FeatureResolver.of(element).getFieldPresence() == FeatureSet.FieldPresence.IMPLICIT;
        boolean isMapPart = element.around() != null
                && element.around().kind() == Kind.MESSAGE
                && element.around().message().getOptions().getMapEntry();
        if (isImplicit && !isMapPart && type != null && type.kind() == Kind.ENUM && !isOpen(type)) {
            forbidden(
                    element.place(FieldDescriptorProto.TYPE_NAME_FIELD_NUMBER),
                    "`" + type.name() + "` is a closed enum, whose first value need not be zero, but `"
                            + field.getName() + "` is zero if unset",
                    element.file().edition() == Edition.EDITION_PROTO3
                            ? "Declare the enum in a proto3 file, or write `optional`."
                            : "Set `features.field_presence = EXPLICIT` on the field.");
        }
    }

    private static boolean isOpen(ProtoElement enumeration) {
        return FeatureResolver.of(enumeration).getEnumType() == FeatureSet.EnumType.OPEN;
    }

    private void checkExtension() {
        ProtoElement extended =
                element.file().symbols().find(field.getExtendee().substring(1));
        if (extended == null) {
            return;
        }
        int number = field.getNumber();
        Position place = element.place(FieldDescriptorProto.NUMBER_FIELD_NUMBER);
        boolean isOption = extended.name().startsWith("google.protobuf.")
                && extended.name().endsWith("Options");
        if (element.file().edition() == Edition.EDITION_PROTO3 && !isOption) {
            forbidden(
                    element.place(FieldDescriptorProto.EXTENDEE_FIELD_NUMBER),
                    "proto3 can extend only option messages, but `" + extended.name() + "` is another message",
                    "Add a field to the message, or use proto2 or an edition.");
        }
        boolean isOpen = extended.message().getExtensionRangeList().stream()
                .anyMatch(range -> range.getStart() <= number && number < range.getEnd());
        if (!isOpen) {
            forbidden(
                    place,
                    "`" + extended.name() + "` has no extension range with the number " + number,
                    "Use a number of its extension ranges, or declare `extensions " + number + ";` in the message.");
            return;
        }
        ProtoElement other = element.file().symbols().declareExtension(extended.name(), element);
        if (other != null) {
            forbidden(
                    place,
                    "`" + other.name() + "` already extends `" + extended.name() + "` with the number " + number,
                    "Choose another number.");
        }
        if (field.getLabel() == Label.LABEL_REQUIRED) {
            forbidden(element.place(), "an extension cannot be required", "Write `optional`.");
        }
    }

    private static String typeName(Type type) {
        return "`" + type.name().substring("TYPE_".length()).toLowerCase(Locale.ROOT) + "`";
    }

    private void forbidden(Position place, String text, String hint) {
        element.file().forbidden(place, text, hint);
    }
}
