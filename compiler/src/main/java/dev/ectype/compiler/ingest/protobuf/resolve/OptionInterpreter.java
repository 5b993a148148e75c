package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.UninterpretedOption;
import com.google.protobuf.DescriptorProtos.UninterpretedOption.NamePart;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Interprets options once their types are known. */
final class OptionInterpreter {
    private static final int UNINTERPRETED = 999;

    private final LinkedFile file;
    private final SymbolTable builtIn;
    private final OptionFields fields;

    OptionInterpreter(LinkedFile file, SymbolTable builtIn) {
        this.file = file;
        this.builtIn = builtIn;
        this.fields = new OptionFields(file);
    }

    /** Interprets the built-in options first, since they determine the encoding, then those of extensions. */
    void interpret() {
        for (boolean ofExtensions : List.of(false, true)) {
            for (ProtoElement element : file.elements()) {
                interpret(element, ofExtensions);
            }
        }
    }

    private void interpret(ProtoElement element, boolean ofExtensions) {
        FieldDescriptor optionsField = element.proto().getDescriptorForType().findFieldByName("options");
        if (!element.proto().hasField(optionsField)) {
            return;
        }
        Message options = (Message) element.proto().getField(optionsField);
        ProtoElement type = builtIn.find(options.getDescriptorForType().getFullName());
        FieldDescriptor field = options.getDescriptorForType().findFieldByNumber(UNINTERPRETED);
        List<?> written = (List<?>) options.getField(field);
        if (type == null || written.isEmpty()) {
            return;
        }
        ElementPath path = element.path().child(optionsField.getNumber(), UNINTERPRETED);
        OptionMessage set = new OptionMessage(type, false);
        for (int index = 0; index < written.size(); index++) {
            UninterpretedOption option = (UninterpretedOption) written.get(index);
            if (isOfExtension(option) == ofExtensions) {
                set(option, path.child(index), element, set);
            }
        }
        // Options keep their indexes until all are set, because the indexes identify their locations.
        Message.Builder completed = options.toBuilder();
        if (ofExtensions) {
            completed.clearField(field);
        }
        try {
            completed.mergeFrom(set.encoded());
        } catch (InvalidProtocolBufferException impossible) {
            throw new IllegalStateException("encoded options of " + element.name() + " cannot be parsed", impossible);
        }
        element.proto().setField(optionsField, completed.build());
    }

    private static boolean isOfExtension(UninterpretedOption option) {
        return option.getNameList().stream().anyMatch(NamePart::getIsExtension);
    }

    private void set(UninterpretedOption option, ElementPath path, ProtoElement element, OptionMessage set) {
        Position name = file.parsed().places().of(path.child(UninterpretedOption.NAME_FIELD_NUMBER));
        Position value = file.parsed().places().of(path.child(UninterpretedOption.STRING_VALUE_FIELD_NUMBER));
        try {
            OptionMessage message = set;
            for (int index = 0; index < option.getNameCount() - 1; index++) {
                ProtoElement field = field(message, option.getName(index), element, name);
                OptionTargets.check(field, element, name);
                message = inner(message, field, name);
            }
            ProtoElement last = field(message, option.getName(option.getNameCount() - 1), element, name);
            OptionTargets.check(last, element, name);
            message.refuseRepetition(last, name);
            message.add(last, value(option, last, element, new Written(path, value)));
        } catch (InvalidOption fault) {
            if (!fault.isUnknownName() || !file.lacksImports()) {
                fault.report(file);
            }
        }
    }

    private ProtoElement field(OptionMessage message, NamePart part, ProtoElement element, Position place)
            throws InvalidOption {
        if (part.getIsExtension()) {
            // The file itself has no name, so its lookups start as if inside its package.
            String from = element.around() == null ? ElementCollector.within(element.name(), "_") : element.name();
            return fields.extension(message.type(), part.getNamePart(), from, place);
        }
        if (part.getNamePart().equals("uninterpreted_option")) {
            throw InvalidOption.wrong(place, "`uninterpreted_option` is reserved for compilers", "Remove it.");
        }
        return fields.field(message.type(), part.getNamePart(), place);
    }

    private static OptionMessage inner(OptionMessage message, ProtoElement field, Position place) throws InvalidOption {
        ProtoElement type = OptionFields.type(field);
        if (!OptionFields.isMessage(field) || type == null) {
            throw InvalidOption.wrong(
                    place, "`" + field.name() + "` is not a message, so it has no fields", "Set the whole option.");
        }
        if (OptionMessage.isRepeated(field)) {
            throw InvalidOption.wrong(
                    place,
                    "`" + field.name() + "` is repeated, so its fields cannot be set one by one",
                    "Write `" + field.simpleName() + " = { ... }` for each value.");
        }
        OptionMessage inner = message.inner(field, type);
        if (inner == null) {
            throw InvalidOption.wrong(place, "`" + field.name() + "` is already set", "Set it once.");
        }
        return inner;
    }

    /** Holds the path of an option and the position of its value. */
    private record Written(ElementPath path, Position value) {}

    private OptionValue value(UninterpretedOption option, ProtoElement field, ProtoElement element, Written written)
            throws InvalidOption {
        Position place = written.value();
        if (OptionFields.isMessage(field)) {
            ProtoElement type = OptionFields.type(field);
            Position block = file.parsed().blocks().get(written.path());
            if (type == null || block == null) {
                throw InvalidOption.wrong(
                        place,
                        "the option `" + field.simpleName() + "` is a message",
                        "Write `" + field.simpleName() + " = { ... }`, or set its fields one by one.");
            }
            OptionMessage message = new OptionMessage(type, OptionMessage.isDelimited(field));
            new BlockReader(element, fields, block).read(message);
            return message;
        }
        OptionValue value = scalar(option, field);
        if (value == null) {
            throw InvalidOption.wrong(
                    place,
                    "the option `" + field.simpleName() + "` cannot be set to this value",
                    "Write " + OptionFields.wanted(field) + ".");
        }
        return value;
    }

    private static @Nullable OptionValue scalar(UninterpretedOption option, ProtoElement field) {
        Type type = field.field().getType();
        if (option.hasIdentifierValue()) {
            return identifier(option.getIdentifierValue(), field);
        }
        if (option.hasPositiveIntValue()) {
            return OptionScalars.ofInteger(type, new BigInteger(Long.toUnsignedString(option.getPositiveIntValue())));
        }
        if (option.hasNegativeIntValue()) {
            return OptionScalars.ofInteger(type, BigInteger.valueOf(option.getNegativeIntValue()));
        }
        if (option.hasDoubleValue()) {
            return OptionScalars.ofReal(type, option.getDoubleValue());
        }
        return option.hasStringValue() ? OptionScalars.ofText(type, option.getStringValue()) : null;
    }

    private static @Nullable OptionValue identifier(String written, ProtoElement field) {
        ProtoElement type = OptionFields.type(field);
        if (type != null) {
            return OptionScalars.ofEnum(type, written);
        }
        return switch (written) {
            case "true", "false" ->
                field.field().getType() == Type.TYPE_BOOL ? OptionScalars.ofTruth(written.equals("true")) : null;
            case "inf" -> OptionScalars.ofReal(field.field().getType(), Double.POSITIVE_INFINITY);
            case "nan" -> OptionScalars.ofReal(field.field().getType(), Double.NaN);
            default -> null;
        };
    }
}
