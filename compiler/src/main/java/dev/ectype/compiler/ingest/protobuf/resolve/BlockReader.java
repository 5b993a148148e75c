package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import dev.ectype.compiler.ingest.protobuf.token.LiteralDecoder;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import dev.ectype.compiler.ingest.protobuf.token.ProtoSyntaxError;
import dev.ectype.compiler.ingest.protobuf.token.ProtoToken;
import dev.ectype.compiler.ingest.protobuf.token.TokenReader;
import java.math.BigInteger;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads the value of an option that is text between braces. */
final class BlockReader {
    private static final int DEEPEST = 100;
    private static final String ANY = "google.protobuf.Any";

    private final ProtoElement described;
    private final LinkedFile file;
    private final OptionFields fields;
    private final TokenReader words;
    private int depth;

    BlockReader(ProtoElement described, OptionFields fields, Position start) {
        this.described = described;
        this.file = described.file();
        this.fields = fields;
        this.words = TokenReader.from(file.parsed().text(), start, file.parsed().problems());
    }

    /** Reads the fields of a message, with its delimiters. */
    void read(OptionMessage message) throws InvalidOption {
        try {
            readMessage(message);
        } catch (ProtoSyntaxError complaint) {
            file.parsed().problems().malformed(complaint);
        }
    }

    private void readMessage(OptionMessage message) throws ProtoSyntaxError, InvalidOption {
        Position start = words.peek().position();
        if (++depth > DEEPEST) {
            throw new ProtoSyntaxError(
                    start, "the option is nested more than " + DEEPEST + " levels deep", "Reduce the nesting.");
        }
        String close = words.take("<") ? ">" : "}";
        if (close.equals("}")) {
            words.expect("{");
        }
        while (!words.take(close)) {
            readField(message);
            if (!words.take(",")) {
                words.take(";");
            }
        }
        String missing = message.missing();
        if (missing != null) {
            throw InvalidOption.wrong(
                    start,
                    "the required field `" + missing + "` of `" + message.type().name() + "` is not set",
                    "Set the field.");
        }
        depth--;
    }

    private void readField(OptionMessage message) throws ProtoSyntaxError, InvalidOption {
        Position place = words.peek().position();
        ProtoElement field;
        if (words.take("[")) {
            String name = words.fullName("the name of an extension");
            if (words.take("/")) {
                readAny(message, name + "/" + words.fullName("the name of a message"), place);
                return;
            }
            words.expect("]");
            field = fields.extension(message.type(), name, message.type().name(), place);
        } else {
            field = fields.field(
                    message.type(), words.name("the name of a field").text(), place);
        }
        OptionTargets.check(field, described, place);
        boolean hasColon = words.take(":");
        if (!hasColon && !OptionFields.isMessage(field)) {
            throw words.expected("`:`");
        }
        if (hasColon && OptionMessage.isRepeated(field) && words.take("[")) {
            readList(message, field);
        } else {
            add(message, field, place);
        }
    }

    private void readList(OptionMessage message, ProtoElement field) throws ProtoSyntaxError, InvalidOption {
        if (words.take("]")) {
            return;
        }
        do {
            add(message, field, words.peek().position());
        } while (words.take(","));
        words.expect("]");
    }

    private void add(OptionMessage message, ProtoElement field, Position place) throws ProtoSyntaxError, InvalidOption {
        message.refuseRepetition(field, place);
        message.add(field, value(field));
    }

    private OptionValue value(ProtoElement field) throws ProtoSyntaxError, InvalidOption {
        ProtoElement type = OptionFields.type(field);
        if (OptionFields.isMessage(field) && type != null) {
            OptionMessage inner = new OptionMessage(type, OptionMessage.isDelimited(field));
            readMessage(inner);
            return inner;
        }
        ProtoToken token = words.peek();
        OptionValue value = scalar(field, type);
        if (value == null) {
            throw InvalidOption.wrong(
                    token.position(),
                    "`" + field.simpleName() + "` cannot be set to " + token.quoted(),
                    "Write " + OptionFields.wanted(field) + ".");
        }
        return value;
    }

    private @Nullable OptionValue scalar(ProtoElement field, @Nullable ProtoElement type) throws ProtoSyntaxError {
        if (words.at(ProtoToken.Kind.STRING)) {
            return OptionScalars.ofText(field.field().getType(), words.text("a text"));
        }
        boolean isNegative = words.take("-");
        ProtoToken token = words.next();
        return switch (token.kind()) {
            case INTEGER -> integer(LiteralDecoder.integer(token), isNegative, field, type);
            case FLOAT ->
                OptionScalars.ofReal(field.field().getType(), (isNegative ? -1 : 1) * LiteralDecoder.real(token));
            case NAME -> name(token.text(), isNegative, field, type);
            default -> null;
        };
    }

    private static @Nullable OptionValue integer(
            BigInteger magnitude, boolean isNegative, ProtoElement field, @Nullable ProtoElement type) {
        BigInteger value = isNegative ? magnitude.negate() : magnitude;
        if (type != null) {
            return OptionScalars.ofInteger(Type.TYPE_INT32, value);
        }
        boolean isTruth = field.field().getType() == Type.TYPE_BOOL && value.bitLength() <= 1 && value.signum() >= 0;
        return isTruth
                ? OptionScalars.ofTruth(value.signum() > 0)
                : OptionScalars.ofInteger(field.field().getType(), value);
    }

    private static @Nullable OptionValue name(
            String written, boolean isNegative, ProtoElement field, @Nullable ProtoElement type) {
        if (type != null) {
            return isNegative ? null : OptionScalars.ofEnum(type, written);
        }
        if (field.field().getType() == Type.TYPE_BOOL && !isNegative) {
            return switch (written) {
                case "true", "True", "t" -> OptionScalars.ofTruth(true);
                case "false", "False", "f" -> OptionScalars.ofTruth(false);
                default -> null;
            };
        }
        return switch (written.toLowerCase(Locale.ROOT)) {
            case "inf", "infinity" ->
                OptionScalars.ofReal(
                        field.field().getType(), isNegative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY);
            case "nan" -> OptionScalars.ofReal(field.field().getType(), Double.NaN);
            default -> null;
        };
    }

    private void readAny(OptionMessage message, String address, Position place) throws ProtoSyntaxError, InvalidOption {
        words.expect("]");
        words.take(":");
        ProtoElement type = fields.message(address.substring(address.indexOf('/') + 1));
        if (!message.type().name().equals(ANY) || type == null) {
            throw InvalidOption.unknown(
                    place,
                    type == null
                            ? "`" + address + "` is not the name of a known message"
                            : "`[" + address + "]` is allowed only in a field of the type `" + ANY + "`",
                    "Use a message of an imported file, in a field of the type `" + ANY + "`.");
        }
        OptionMessage inner = new OptionMessage(type, false);
        readMessage(inner);
        message.add(
                fields.field(message.type(), "type_url", place),
                new OptionValue.Bytes(ByteString.copyFromUtf8(address)));
        message.add(fields.field(message.type(), "value", place), new OptionValue.Bytes(inner.encoded()));
    }
}
