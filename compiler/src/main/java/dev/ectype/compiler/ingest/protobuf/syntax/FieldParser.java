package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.Edition;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.FieldOptions;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import dev.ectype.compiler.ingest.protobuf.token.ProtoSyntaxError;
import dev.ectype.compiler.ingest.protobuf.token.ProtoToken;
import dev.ectype.compiler.ingest.protobuf.token.TokenReader;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads fields: plain ones, maps and groups, in messages, oneofs and extensions. */
final class FieldParser {
    private final ParserContext statements;
    private final TokenReader words;
    private final MessageParser messages;

    FieldParser(ParserContext statements, MessageParser messages) {
        this.statements = statements;
        this.words = statements.words();
        this.messages = messages;
    }

    void read(FieldDescriptorProto.Builder field, FieldSink into, int depth) throws ProtoSyntaxError {
        ElementPath path = statements.begin(into.nextField());
        Position start = words.peek().position();
        Label label = label(into, field);
        boolean isMap = words.at("map") && words.peek(1).is("<");
        if (isMap && label != null) {
            throw new ProtoSyntaxError(
                    start, "a map field cannot have a label", "Write the map without `" + keyword(label) + "`.");
        }
        if (isMap && into.kind() != FieldSink.Kind.MESSAGE) {
            throw new ProtoSyntaxError(start, "a map field is allowed only in a message", "Move the map to a message.");
        }
        if (words.at("group")) {
            readGroup(field.setLabel(label(label, into, start)), into, path, depth);
            return;
        }
        field.setLabel(isMap ? Label.LABEL_REPEATED : label(label, into, start));
        DescriptorProto.Builder entry = isMap ? new MapParser(words).read() : null;
        if (entry == null) {
            readType(field, path);
        }
        readName(field, path);
        readNumber(field, path);
        words.end(";", path, statements.places());
        if (entry != null) {
            MapParser.complete(entry, field);
            ElementPath around = statements.begin(into.nextMessage());
            statements.places().put(around, start);
            into.add(entry.build());
        }
        into.add(field.build());
    }

    private @Nullable Label label(FieldSink into, FieldDescriptorProto.Builder field) throws ProtoSyntaxError {
        boolean isLabel = words.at("optional") || words.at("repeated") || words.at("required");
        if (!isLabel) {
            return null;
        }
        ProtoToken token = words.next();
        if (into.kind() == FieldSink.Kind.ONEOF) {
            throw refused(token, "fields of a oneof cannot have a label");
        }
        if (token.is("repeated")) {
            return Label.LABEL_REPEATED;
        }
        if (statements.isEditions()) {
            throw refused(token, "editions do not have this label: use `features.field_presence`");
        }
        if (token.is("required") && statements.edition() == Edition.EDITION_PROTO3) {
            throw refused(token, "proto3 has no required fields");
        }
        if (token.is("optional") && statements.edition() == Edition.EDITION_PROTO3) {
            field.setProto3Optional(true);
        }
        return token.is("required") ? Label.LABEL_REQUIRED : Label.LABEL_OPTIONAL;
    }

    private static ProtoSyntaxError refused(ProtoToken token, String why) {
        return new ProtoSyntaxError(token.position(), why, "Remove `" + token.text() + "`.");
    }

    private Label label(@Nullable Label written, FieldSink into, Position start) throws ProtoSyntaxError {
        boolean mustBeWritten = statements.edition() == Edition.EDITION_PROTO2 && into.kind() != FieldSink.Kind.ONEOF;
        if (written == null && mustBeWritten) {
            throw new ProtoSyntaxError(
                    start,
                    "expected `optional`, `repeated` or `required`, but found "
                            + words.peek().quoted(),
                    "Write a label, or begin the file with `syntax = \"proto3\";`.");
        }
        return written == null ? Label.LABEL_OPTIONAL : written;
    }

    private static String keyword(Label label) {
        return label.name().substring("LABEL_".length()).toLowerCase(Locale.ROOT);
    }

    private void readType(FieldDescriptorProto.Builder field, ElementPath path) throws ProtoSyntaxError {
        statements
                .places()
                .put(
                        path.child(FieldDescriptorProto.TYPE_NAME_FIELD_NUMBER),
                        words.peek().position());
        Type type = FieldTypes.of(words.peek());
        if (type != null) {
            words.next();
            field.setType(type);
        } else {
            field.setTypeName(words.fullName("a type"));
        }
    }

    private void readName(FieldDescriptorProto.Builder field, ElementPath path) throws ProtoSyntaxError {
        statements
                .places()
                .put(
                        path.child(FieldDescriptorProto.NAME_FIELD_NUMBER),
                        words.peek().position());
        field.setName(words.name("the name of a field").text());
    }

    private void readNumber(FieldDescriptorProto.Builder field, ElementPath path) throws ProtoSyntaxError {
        words.expect("=");
        statements
                .places()
                .put(
                        path.child(FieldDescriptorProto.NUMBER_FIELD_NUMBER),
                        words.peek().position());
        field.setNumber(words.integer("the number of a field", false));
        if (words.at("[")) {
            FieldOptions.Builder options = FieldOptions.newBuilder();
            new OptionParser(statements)
                    .brackets(
                            path.child(FieldDescriptorProto.OPTIONS_FIELD_NUMBER),
                            option -> options.addUninterpretedOption(option).getUninterpretedOptionCount() - 1,
                            () -> takeOwn(field, path));
            if (options.getUninterpretedOptionCount() > 0) {
                field.setOptions(options);
            }
        }
    }

    /** Reads {@code default} and {@code json_name}, which look like options but belong to the field itself. */
    private boolean takeOwn(FieldDescriptorProto.Builder field, ElementPath path) throws ProtoSyntaxError {
        ProtoToken token = words.peek();
        boolean isDefault = token.is("default");
        if (!isDefault && !token.is("json_name")) {
            return false;
        }
        if (isDefault ? field.hasDefaultValue() : field.hasJsonName()) {
            throw new ProtoSyntaxError(
                    token.position(), token.quoted() + " is written twice", "Remove one of the two.");
        }
        if (!isDefault && field.hasExtendee()) {
            throw new ProtoSyntaxError(token.position(), "an extension cannot have a json_name", "Remove it.");
        }
        words.next();
        words.expect("=");
        int number = isDefault
                ? FieldDescriptorProto.DEFAULT_VALUE_FIELD_NUMBER
                : FieldDescriptorProto.JSON_NAME_FIELD_NUMBER;
        statements.places().put(path.child(number), words.peek().position());
        if (isDefault) {
            field.setDefaultValue(new DefaultParser(words).read(field));
        } else {
            field.setJsonName(words.text("the name of a JSON member").toStringUtf8());
        }
        return true;
    }

    private void readGroup(FieldDescriptorProto.Builder field, FieldSink into, ElementPath path, int depth)
            throws ProtoSyntaxError {
        ProtoToken keyword = words.next();
        if (statements.edition() != Edition.EDITION_PROTO2) {
            throw new ProtoSyntaxError(
                    keyword.position(),
                    "only proto2 has groups",
                    "Declare a message and a field of its type; `features.message_encoding = DELIMITED` gives the same encoding.");
        }
        ProtoToken name = words.peek();
        readName(field, path);
        field.setType(Type.TYPE_GROUP).setTypeName(name.text());
        if (!Character.isUpperCase(name.text().charAt(0))) {
            throw new ProtoSyntaxError(
                    name.position(),
                    "the name of a group must begin with a capital letter, but is " + name.quoted(),
                    "Write `" + name.text().substring(0, 1).toUpperCase(Locale.ROOT)
                            + name.text().substring(1) + "`.");
        }
        field.setName(name.text().toLowerCase(Locale.ROOT));
        readNumber(field, path);
        into.add(field.build());
        DescriptorProto.Builder group = DescriptorProto.newBuilder().setName(name.text());
        ElementPath place = statements.begin(into.nextMessage());
        statements.places().put(place, name.position());
        messages.readBody(group, place, depth + 1);
        into.add(group.build());
    }
}
