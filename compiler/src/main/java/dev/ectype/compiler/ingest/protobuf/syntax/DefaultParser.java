package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import dev.ectype.compiler.ingest.protobuf.token.LiteralDecoder;
import dev.ectype.compiler.ingest.protobuf.token.ProtoSyntaxError;
import dev.ectype.compiler.ingest.protobuf.token.ProtoToken;
import dev.ectype.compiler.ingest.protobuf.token.TokenReader;
import java.math.BigInteger;

/** Parses the default of a field into the notation of descriptors. */
final class DefaultParser {
    private final TokenReader words;

    DefaultParser(TokenReader words) {
        this.words = words;
    }

    String read(FieldDescriptorProto.Builder field) throws ProtoSyntaxError {
        if (!field.hasType()) {
            return words.name("the name of a value").text();
        }
        return switch (field.getType()) {
            case TYPE_INT32, TYPE_SINT32, TYPE_SFIXED32 -> integer(31, true);
            case TYPE_INT64, TYPE_SINT64, TYPE_SFIXED64 -> integer(63, true);
            case TYPE_UINT32, TYPE_FIXED32 -> integer(32, false);
            case TYPE_UINT64, TYPE_FIXED64 -> integer(64, false);
            case TYPE_FLOAT, TYPE_DOUBLE -> real(field.getType() == Type.TYPE_FLOAT);
            case TYPE_BOOL -> truth();
            case TYPE_STRING -> words.text("a text").toStringUtf8();
            case TYPE_BYTES -> DescriptorText.escaped(words.text("a text"));
            default -> throw words.expected("no default, because messages cannot have one");
        };
    }

    private String integer(int bits, boolean signed) throws ProtoSyntaxError {
        ProtoToken first = words.peek();
        boolean isNegative = signed && words.take("-");
        if (!words.at(ProtoToken.Kind.INTEGER)) {
            throw words.expected(signed ? "an integer" : "a non-negative integer");
        }
        BigInteger magnitude = LiteralDecoder.integer(words.next());
        BigInteger most = BigInteger.ONE.shiftLeft(bits);
        if (magnitude.compareTo(isNegative ? most : most.subtract(BigInteger.ONE)) > 0) {
            throw new ProtoSyntaxError(
                    first.position(),
                    "the default " + (isNegative ? "-" : "") + magnitude + " is out of range",
                    "Write at most " + most.subtract(BigInteger.ONE) + ", or choose a wider type.");
        }
        return (isNegative ? magnitude.negate() : magnitude).toString();
    }

    private String real(boolean isFloat) throws ProtoSyntaxError {
        boolean isNegative = words.take("-");
        double value;
        if (words.at(ProtoToken.Kind.INTEGER)) {
            value = LiteralDecoder.integer(words.next()).doubleValue();
        } else if (words.at(ProtoToken.Kind.FLOAT)) {
            value = LiteralDecoder.real(words.next());
        } else if (words.take("inf")) {
            value = Double.POSITIVE_INFINITY;
        } else if (words.take("nan")) {
            value = Double.NaN;
        } else {
            throw words.expected("a number");
        }
        double signed = isNegative ? -value : value;
        return isFloat ? DescriptorText.shortest((float) signed) : DescriptorText.shortest(signed);
    }

    private String truth() throws ProtoSyntaxError {
        if (!words.at("true") && !words.at("false")) {
            throw words.expected("`true` or `false`");
        }
        return words.next().text();
    }
}
