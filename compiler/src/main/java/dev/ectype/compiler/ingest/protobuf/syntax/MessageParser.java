package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.MessageOptions;
import com.google.protobuf.DescriptorProtos.OneofDescriptorProto;
import com.google.protobuf.DescriptorProtos.OneofOptions;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import dev.ectype.compiler.ingest.protobuf.token.ProtoSyntaxError;
import dev.ectype.compiler.ingest.protobuf.token.ProtoToken;
import dev.ectype.compiler.ingest.protobuf.token.TokenReader;

/** Parses messages with all their elements. */
final class MessageParser {
    /** The nesting limit of protoc. */
    private static final int DEEPEST = 30;

    private final ParserContext statements;
    private final TokenReader words;
    private final FieldParser fields;
    private final OptionParser options;

    MessageParser(ParserContext statements) {
        this.statements = statements;
        this.words = statements.words();
        this.fields = new FieldParser(statements, this);
        this.options = new OptionParser(statements);
    }

    void read(DescriptorProto.Builder message, ElementPath path, int depth) throws ProtoSyntaxError {
        words.expect("message");
        statements
                .places()
                .put(path.child(DescriptorProto.NAME_FIELD_NUMBER), words.peek().position());
        message.setName(words.name("the name of a message").text());
        readBody(message, path, depth);
    }

    /** Parses the body from its opening brace on. */
    void readBody(DescriptorProto.Builder message, ElementPath path, int depth) throws ProtoSyntaxError {
        if (depth > DEEPEST) {
            throw new ProtoSyntaxError(
                    words.peek().position(),
                    "messages are nested more than " + DEEPEST + " levels deep",
                    "Move some messages to an outer level.");
        }
        words.end("{", path, statements.places());
        statements.body(() -> statement(message, path, depth));
        OpenRangeEnds.complete(message);
        SyntheticOneofs.add(message);
    }

    private void statement(DescriptorProto.Builder message, ElementPath path, int depth) throws ProtoSyntaxError {
        ProtoToken second = words.peek(1);
        boolean opens = second.kind() == ProtoToken.Kind.NAME;
        if (DeclarationKeywords.isMessage(words)) {
            readNested(message, path, depth);
        } else if (DeclarationKeywords.isEnum(words)) {
            ElementPath place =
                    statements.begin(path.child(DescriptorProto.ENUM_TYPE_FIELD_NUMBER, message.getEnumTypeCount()));
            DeclarationKeywords.readEnum(statements, message.addEnumTypeBuilder(), place);
        } else if (words.at("extend")) {
            readExtensions(MessageFieldSink.ofExtensions(message, path), depth);
        } else if (words.at("extensions") && !opens) {
            new RangeParser(statements).extensions(message, path);
        } else if (words.at("reserved")) {
            new RangeParser(statements).reserved(message, path);
        } else if (words.at("option")) {
            MessageOptions.Builder of = message.getOptionsBuilder();
            options.statement(
                    path.child(DescriptorProto.OPTIONS_FIELD_NUMBER),
                    option -> of.addUninterpretedOption(option).getUninterpretedOptionCount() - 1);
        } else if (words.at("oneof")) {
            readOneof(message, path, depth);
        } else {
            fields.read(FieldDescriptorProto.newBuilder(), MessageFieldSink.of(message, path), depth);
        }
    }

    private void readNested(DescriptorProto.Builder message, ElementPath path, int depth) throws ProtoSyntaxError {
        ElementPath place =
                statements.begin(path.child(DescriptorProto.NESTED_TYPE_FIELD_NUMBER, message.getNestedTypeCount()));
        DescriptorProto.Builder nested = message.addNestedTypeBuilder();
        DeclarationKeywords.readVisibility(statements).ifPresent(nested::setVisibility);
        read(nested, place, depth + 1);
    }

    private void readOneof(DescriptorProto.Builder message, ElementPath path, int depth) throws ProtoSyntaxError {
        int index = message.getOneofDeclCount();
        ElementPath place = statements.begin(path.child(DescriptorProto.ONEOF_DECL_FIELD_NUMBER, index));
        words.expect("oneof");
        OneofDescriptorProto.Builder oneof = message.addOneofDeclBuilder();
        statements
                .places()
                .put(
                        place.child(OneofDescriptorProto.NAME_FIELD_NUMBER),
                        words.peek().position());
        oneof.setName(words.name("the name of a oneof").text());
        words.end("{", place, statements.places());
        FieldSink into = MessageFieldSink.ofOneof(message, path);
        statements.body(() -> {
            if (words.at("option")) {
                OneofOptions.Builder of = oneof.getOptionsBuilder();
                options.statement(
                        place.child(OneofDescriptorProto.OPTIONS_FIELD_NUMBER),
                        option -> of.addUninterpretedOption(option).getUninterpretedOptionCount() - 1);
            } else {
                fields.read(FieldDescriptorProto.newBuilder().setOneofIndex(index), into, depth);
            }
        });
    }

    /** Parses {@code extend Name { ... }}. */
    void readExtensions(FieldSink into, int depth) throws ProtoSyntaxError {
        words.expect("extend");
        Position place = words.peek().position();
        String extended = words.fullName("the name of a message");
        words.end("{", null, statements.places());
        statements.body(() -> {
            ElementPath field = into.nextField();
            statements.places().put(field.child(FieldDescriptorProto.EXTENDEE_FIELD_NUMBER), place);
            fields.read(FieldDescriptorProto.newBuilder().setExtendee(extended), into, depth);
        });
    }
}
