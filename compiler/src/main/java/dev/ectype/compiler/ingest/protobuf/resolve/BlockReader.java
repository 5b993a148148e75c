package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import dev.ectype.compiler.ingest.protobuf.syntax.Complaint;
import dev.ectype.compiler.ingest.protobuf.syntax.Literals;
import dev.ectype.compiler.ingest.protobuf.syntax.Position;
import dev.ectype.compiler.ingest.protobuf.syntax.Token;
import dev.ectype.compiler.ingest.protobuf.syntax.Words;
import java.math.BigInteger;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads the value of an option that is written as text between braces. */
final class BlockReader {
    private static final int DEEPEST = 100;
    private static final String ANY = "google.protobuf.Any";

    private final Element described;
    private final LinkedFile file;
    private final OptionFields fields;
    private final Words words;
    private int depth;

    BlockReader(Element described, OptionFields fields, Position start) {
        this.described = described;
        this.file = described.file();
        this.fields = fields;
        this.words = Words.from(file.parsed().text(), start, file.parsed().problems());
    }

    /** Reads the fields of a message, with the marks around them. */
    void read(OptionMessage message) throws OptionFault {
        try {
            readMessage(message);
        } catch (Complaint complaint) {
            file.parsed().problems().malformed(complaint);
        }
    }

    private void readMessage(OptionMessage message) throws Complaint, OptionFault {
        Position start = words.peek().position();
        if (++depth > DEEPEST) {
            throw new Complaint(
                    start, "the option is nested more than " + DEEPEST + " levels deep", "Nest it less deeply.");
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
            throw OptionFault.wrong(
                    start,
                    "the required field `" + missing + "` of `" + message.type().name() + "` is not set",
                    "Set it.");
        }
        depth--;
    }

    private void readField(OptionMessage message) throws Complaint, OptionFault {
        Position place = words.peek().position();
        Element field;
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

    private void readList(OptionMessage message, Element field) throws Complaint, OptionFault {
        if (words.take("]")) {
            return;
        }
        do {
            add(message, field, words.peek().position());
        } while (words.take(","));
        words.expect("]");
    }

    private void add(OptionMessage message, Element field, Position place) throws Complaint, OptionFault {
        message.refuseRepetition(field, place);
        message.add(field, value(field));
    }

    private OptionValue value(Element field) throws Complaint, OptionFault {
        Element type = OptionFields.type(field);
        if (OptionFields.isMessage(field) && type != null) {
            OptionMessage inner = new OptionMessage(type, OptionMessage.isDelimited(field));
            readMessage(inner);
            return inner;
        }
        Token token = words.peek();
        OptionValue value = scalar(field, type);
        if (value == null) {
            throw OptionFault.wrong(
                    token.position(),
                    "`" + field.simpleName() + "` cannot be set to " + token.shown(),
                    "Write " + OptionFields.wanted(field) + ".");
        }
        return value;
    }

    private @Nullable OptionValue scalar(Element field, @Nullable Element type) throws Complaint {
        if (words.at(Token.Kind.STRING)) {
            return Scalars.ofText(field.field().getType(), words.text("a text"));
        }
        boolean isNegative = words.take("-");
        Token token = words.next();
        return switch (token.kind()) {
            case INTEGER -> integer(Literals.integer(token), isNegative, field, type);
            case FLOAT -> Scalars.ofReal(field.field().getType(), (isNegative ? -1 : 1) * Literals.real(token));
            case NAME -> name(token.text(), isNegative, field, type);
            default -> null;
        };
    }

    private static @Nullable OptionValue integer(
            BigInteger magnitude, boolean isNegative, Element field, @Nullable Element type) {
        BigInteger value = isNegative ? magnitude.negate() : magnitude;
        if (type != null) {
            return Scalars.ofInteger(Type.TYPE_INT32, value);
        }
        boolean isTruth = field.field().getType() == Type.TYPE_BOOL && value.bitLength() <= 1 && value.signum() >= 0;
        return isTruth
                ? Scalars.ofTruth(value.signum() > 0)
                : Scalars.ofInteger(field.field().getType(), value);
    }

    private static @Nullable OptionValue name(
            String written, boolean isNegative, Element field, @Nullable Element type) {
        if (type != null) {
            return isNegative ? null : Scalars.ofEnum(type, written);
        }
        if (field.field().getType() == Type.TYPE_BOOL && !isNegative) {
            return switch (written) {
                case "true", "True", "t" -> Scalars.ofTruth(true);
                case "false", "False", "f" -> Scalars.ofTruth(false);
                default -> null;
            };
        }
        return switch (written.toLowerCase(Locale.ROOT)) {
            case "inf", "infinity" ->
                Scalars.ofReal(
                        field.field().getType(), isNegative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY);
            case "nan" -> Scalars.ofReal(field.field().getType(), Double.NaN);
            default -> null;
        };
    }

    private void readAny(OptionMessage message, String address, Position place) throws Complaint, OptionFault {
        words.expect("]");
        words.take(":");
        Element type = fields.message(address.substring(address.indexOf('/') + 1));
        if (!message.type().name().equals(ANY) || type == null) {
            throw OptionFault.unknown(
                    place,
                    type == null
                            ? "`" + address + "` names no message that is known here"
                            : "only a `" + ANY + "` is written as `[" + address + "]`",
                    "Name a message of a file that is imported, in a field of the type `" + ANY + "`.");
        }
        OptionMessage inner = new OptionMessage(type, false);
        readMessage(inner);
        message.add(
                fields.field(message.type(), "type_url", place),
                new OptionValue.Bytes(ByteString.copyFromUtf8(address)));
        message.add(fields.field(message.type(), "value", place), new OptionValue.Bytes(inner.encoded()));
    }
}
