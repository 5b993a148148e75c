package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.Edition;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.FieldOptions;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads fields: plain ones, maps and groups, in messages, oneofs and extensions. */
final class FieldParser {
    private final Statements statements;
    private final Words words;
    private final MessageParser messages;

    FieldParser(Statements statements, MessageParser messages) {
        this.statements = statements;
        this.words = statements.words();
        this.messages = messages;
    }

    void read(FieldDescriptorProto.Builder field, Fields into, int depth) throws Complaint {
        ElementPath path = statements.begin(into.nextField());
        Position start = words.peek().position();
        Label label = label(into, field);
        boolean isMap = words.at("map") && words.peek(1).is("<");
        if (isMap && label != null) {
            throw new Complaint(start, "a map field has no label", "Write the map without `" + shown(label) + "`.");
        }
        if (isMap && into.kind() != Fields.Kind.MESSAGE) {
            throw new Complaint(start, "only messages have map fields", "Move the map out of the block around it.");
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

    private @Nullable Label label(Fields into, FieldDescriptorProto.Builder field) throws Complaint {
        boolean isLabel = words.at("optional") || words.at("repeated") || words.at("required");
        if (!isLabel) {
            return null;
        }
        Token token = words.next();
        if (into.kind() == Fields.Kind.ONEOF) {
            throw refused(token, "fields of a oneof have no label");
        }
        if (token.is("repeated")) {
            return Label.LABEL_REPEATED;
        }
        if (statements.isEditions()) {
            throw refused(token, "editions have no such label: `features.field_presence` says it");
        }
        if (token.is("required") && statements.edition() == Edition.EDITION_PROTO3) {
            throw refused(token, "no field of proto3 is required");
        }
        if (token.is("optional") && statements.edition() == Edition.EDITION_PROTO3) {
            field.setProto3Optional(true);
        }
        return token.is("required") ? Label.LABEL_REQUIRED : Label.LABEL_OPTIONAL;
    }

    private static Complaint refused(Token token, String why) {
        return new Complaint(token.position(), why, "Take out `" + token.text() + "`.");
    }

    private Label label(@Nullable Label written, Fields into, Position start) throws Complaint {
        boolean mustBeWritten = statements.edition() == Edition.EDITION_PROTO2 && into.kind() != Fields.Kind.ONEOF;
        if (written == null && mustBeWritten) {
            throw new Complaint(
                    start,
                    "expected `optional`, `repeated` or `required`, but found "
                            + words.peek().shown(),
                    "Write a label, or begin the file with `syntax = \"proto3\";`.");
        }
        return written == null ? Label.LABEL_OPTIONAL : written;
    }

    private static String shown(Label label) {
        return label.name().substring("LABEL_".length()).toLowerCase(Locale.ROOT);
    }

    private void readType(FieldDescriptorProto.Builder field, ElementPath path) throws Complaint {
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

    private void readName(FieldDescriptorProto.Builder field, ElementPath path) throws Complaint {
        statements
                .places()
                .put(
                        path.child(FieldDescriptorProto.NAME_FIELD_NUMBER),
                        words.peek().position());
        field.setName(words.name("the name of a field").text());
    }

    private void readNumber(FieldDescriptorProto.Builder field, ElementPath path) throws Complaint {
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

    /** What is written like an option and is a part of the field itself. */
    private boolean takeOwn(FieldDescriptorProto.Builder field, ElementPath path) throws Complaint {
        Token token = words.peek();
        boolean isDefault = token.is("default");
        if (!isDefault && !token.is("json_name")) {
            return false;
        }
        if (isDefault ? field.hasDefaultValue() : field.hasJsonName()) {
            throw new Complaint(token.position(), token.shown() + " is written twice", "Leave one of them out.");
        }
        if (!isDefault && field.hasExtendee()) {
            throw new Complaint(token.position(), "an extension has no json_name", "Take it out.");
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

    private void readGroup(FieldDescriptorProto.Builder field, Fields into, ElementPath path, int depth)
            throws Complaint {
        Token keyword = words.next();
        if (statements.edition() != Edition.EDITION_PROTO2) {
            throw new Complaint(
                    keyword.position(),
                    "only proto2 has groups",
                    "Write a message and a field of it; `features.message_encoding = DELIMITED` encodes it alike.");
        }
        Token name = words.peek();
        readName(field, path);
        field.setType(Type.TYPE_GROUP).setTypeName(name.text());
        if (!Character.isUpperCase(name.text().charAt(0))) {
            throw new Complaint(
                    name.position(),
                    "the name of a group begins with a capital letter, but this is " + name.shown(),
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
