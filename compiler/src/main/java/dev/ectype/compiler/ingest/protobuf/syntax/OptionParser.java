package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.UninterpretedOption;
import dev.ectype.compiler.ingest.protobuf.token.ElementLocations;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;
import dev.ectype.compiler.ingest.protobuf.token.LiteralDecoder;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import dev.ectype.compiler.ingest.protobuf.token.ProtoSyntaxError;
import dev.ectype.compiler.ingest.protobuf.token.ProtoToken;
import dev.ectype.compiler.ingest.protobuf.token.TokenReader;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Parses options: their names, and their values as written. */
final class OptionParser {
    private static final int UNINTERPRETED = 999;
    private static final BigInteger MOST_UNSIGNED = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);
    private static final BigInteger MOST_NEGATIVE = BigInteger.ONE.shiftLeft(63);

    private final ParserContext statements;
    private final TokenReader words;

    OptionParser(ParserContext statements) {
        this.statements = statements;
        this.words = statements.words();
    }

    /** Collects the options of an element. */
    @FunctionalInterface
    interface Sink {
        /** Adds an option and returns the number of options before it. */
        int add(UninterpretedOption option);
    }

    /** Parses options that belong to the element itself. Returns true if it consumed the current one. */
    @FunctionalInterface
    interface Own {
        boolean take() throws ProtoSyntaxError;
    }

    /** Reads {@code option name = value;}. */
    void statement(ElementPath options, Sink sink) throws ProtoSyntaxError {
        Position start = words.expect("option").position();
        ElementPath path = assignment(options, sink, start);
        words.end(";", path, statements.places());
    }

    /** Reads {@code [name = value, ...]} if present. */
    void brackets(ElementPath options, Sink sink, @Nullable Own own) throws ProtoSyntaxError {
        if (!words.take("[")) {
            return;
        }
        do {
            if (own == null || !own.take()) {
                assignment(options, sink, words.peek().position());
            }
        } while (words.take(","));
        words.expect("]");
    }

    /** Copies the locations of options that one declaration sets on several elements. */
    void copy(ElementPath from, ElementPath to, int count) {
        for (int index = 0; index < count; index++) {
            ElementPath source = from.child(UNINTERPRETED, index);
            ElementPath target = to.child(UNINTERPRETED, index);
            ElementLocations places = statements.places();
            places.put(target, places.of(source));
            for (int part :
                    new int[] {UninterpretedOption.NAME_FIELD_NUMBER, UninterpretedOption.STRING_VALUE_FIELD_NUMBER}) {
                places.put(target.child(part), places.of(source.child(part)));
            }
            Position block = statements.blocks().get(source);
            if (block != null) {
                statements.blocks().put(target, block);
            }
        }
    }

    private ElementPath assignment(ElementPath options, Sink sink, Position start) throws ProtoSyntaxError {
        UninterpretedOption.Builder option = UninterpretedOption.newBuilder();
        Position name = words.peek().position();
        do {
            option.addName(part());
        } while (words.take("."));
        words.expect("=");
        Position value = words.peek().position();
        boolean isBlock = words.at("{");
        readValue(option);
        ElementPath path = options.child(UNINTERPRETED, sink.add(option.build()));
        statements.places().put(path, start);
        statements.places().put(path.child(UninterpretedOption.NAME_FIELD_NUMBER), name);
        statements.places().put(path.child(UninterpretedOption.STRING_VALUE_FIELD_NUMBER), value);
        if (isBlock) {
            statements.blocks().put(path, value);
        }
        return path;
    }

    private UninterpretedOption.NamePart part() throws ProtoSyntaxError {
        UninterpretedOption.NamePart.Builder part = UninterpretedOption.NamePart.newBuilder();
        if (words.take("(")) {
            part.setNamePart(words.fullName("the name of an extension")).setIsExtension(true);
            words.expect(")");
        } else {
            part.setNamePart(words.name("the name of an option").text()).setIsExtension(false);
        }
        return part.build();
    }

    private void readValue(UninterpretedOption.Builder option) throws ProtoSyntaxError {
        ProtoToken first = words.peek();
        boolean isNegative = words.take("-");
        ProtoToken value = words.peek();
        switch (value.kind()) {
            case INTEGER -> integer(option, isNegative, first);
            case FLOAT -> option.setDoubleValue((isNegative ? -1 : 1) * LiteralDecoder.real(words.next()));
            case NAME -> name(option, isNegative);
            case STRING -> {
                refuse(isNegative);
                option.setStringValue(words.text("the value of an option"));
            }
            default -> {
                refuse(isNegative || !value.is("{"));
                option.setAggregateValue(block());
            }
        }
    }

    private void refuse(boolean isWrong) throws ProtoSyntaxError {
        if (isWrong) {
            throw words.expected("the value of an option");
        }
    }

    private void integer(UninterpretedOption.Builder option, boolean isNegative, ProtoToken first)
            throws ProtoSyntaxError {
        BigInteger magnitude = LiteralDecoder.integer(words.next());
        if (magnitude.compareTo(isNegative ? MOST_NEGATIVE : MOST_UNSIGNED) > 0) {
            throw new ProtoSyntaxError(
                    first.position(),
                    "the number " + (isNegative ? "-" : "") + magnitude + " does not fit into 64 bits",
                    "Write a smaller number.");
        }
        if (isNegative) {
            option.setNegativeIntValue(magnitude.negate().longValue());
        } else {
            option.setPositiveIntValue(magnitude.longValue());
        }
    }

    private void name(UninterpretedOption.Builder option, boolean isNegative) throws ProtoSyntaxError {
        if (!isNegative) {
            option.setIdentifierValue(words.next().text());
        } else if (words.take("inf")) {
            option.setDoubleValue(Double.NEGATIVE_INFINITY);
        } else if (words.take("nan")) {
            option.setDoubleValue(Double.NaN);
        } else {
            throw words.expected("a number after the minus");
        }
    }

    /** Reads the words between braces. The interpreter decodes them later, when the option's type is known. */
    private String block() throws ProtoSyntaxError {
        words.expect("{");
        StringBuilder text = new StringBuilder();
        int depth = 1;
        while (true) {
            if (words.at(ProtoToken.Kind.END)) {
                throw words.expected("`}`");
            }
            ProtoToken token = words.next();
            depth += token.is("{") ? 1 : token.is("}") ? -1 : 0;
            if (depth == 0) {
                return text.toString();
            }
            text.append(text.isEmpty() ? "" : " ").append(token.text());
        }
    }
}
