package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumOptions;
import com.google.protobuf.DescriptorProtos.EnumValueDescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumValueOptions;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;
import dev.ectype.compiler.ingest.protobuf.token.ProtoSyntaxError;
import dev.ectype.compiler.ingest.protobuf.token.TokenReader;

/** Parses enums. */
final class EnumParser {
    private final ParserContext statements;
    private final TokenReader words;
    private final OptionParser options;

    EnumParser(ParserContext statements) {
        this.statements = statements;
        this.words = statements.words();
        this.options = new OptionParser(statements);
    }

    void read(EnumDescriptorProto.Builder enumeration, ElementPath path) throws ProtoSyntaxError {
        words.expect("enum");
        statements
                .places()
                .put(
                        path.child(EnumDescriptorProto.NAME_FIELD_NUMBER),
                        words.peek().position());
        enumeration.setName(words.name("the name of an enum").text());
        words.end("{", path, statements.places());
        statements.body(() -> statement(enumeration, path));
    }

    private void statement(EnumDescriptorProto.Builder enumeration, ElementPath path) throws ProtoSyntaxError {
        if (words.at("option")) {
            EnumOptions.Builder of = enumeration.getOptionsBuilder();
            options.statement(
                    path.child(EnumDescriptorProto.OPTIONS_FIELD_NUMBER),
                    option -> of.addUninterpretedOption(option).getUninterpretedOptionCount() - 1);
        } else if (words.at("reserved") && !words.peek(1).is("=")) {
            new RangeParser(statements).reserved(enumeration, path);
        } else {
            int index = enumeration.getValueCount();
            ElementPath place = statements.begin(path.child(EnumDescriptorProto.VALUE_FIELD_NUMBER, index));
            enumeration.addValue(value(place));
        }
    }

    private EnumValueDescriptorProto value(ElementPath path) throws ProtoSyntaxError {
        EnumValueDescriptorProto.Builder value = EnumValueDescriptorProto.newBuilder();
        value.setName(words.name("the name of a value").text());
        words.expect("=");
        statements
                .places()
                .put(
                        path.child(EnumValueDescriptorProto.NUMBER_FIELD_NUMBER),
                        words.peek().position());
        value.setNumber(words.integer("the number of a value", true));
        if (words.at("[")) {
            EnumValueOptions.Builder of = value.getOptionsBuilder();
            options.brackets(
                    path.child(EnumValueDescriptorProto.OPTIONS_FIELD_NUMBER),
                    option -> of.addUninterpretedOption(option).getUninterpretedOptionCount() - 1,
                    null);
        }
        words.end(";", path, statements.places());
        return value.build();
    }
}
