package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import dev.ectype.compiler.diagnostic.NameSuggestion;
import dev.ectype.compiler.ingest.protobuf.resolve.ProtoElement.Kind;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Finds the fields and extensions for option names, and their types. */
final class OptionFields {
    private final NameLookup lookup;

    OptionFields(LinkedFile file) {
        this.lookup = NameLookup.ofOptions(file);
    }

    /** Returns a field of a message. A group is also known by the name of its type. */
    ProtoElement field(ProtoElement message, String name, Position place) throws InvalidOption {
        ProtoElement found = message.file().symbols().find(message.name() + "." + name);
        if (found == null || found.kind() != Kind.FIELD) {
            ProtoElement group = message.file().symbols().find(message.name() + "." + name.toLowerCase(Locale.ROOT));
            boolean isGroup = group != null
                    && group.kind() == Kind.FIELD
                    && group.field().getType() == Type.TYPE_GROUP
                    && group.field().getTypeName().endsWith("." + name);
            found = isGroup ? group : null;
        }
        if (found == null) {
            throw unknown(message, name, place);
        }
        return found;
    }

    private static InvalidOption unknown(ProtoElement message, String name, Position place) {
        String nearest = NameSuggestion.to(
                name,
                message.message().getFieldList().stream()
                        .map(FieldDescriptorProto::getName)
                        .toList());
        return InvalidOption.unknown(
                place,
                "`" + message.name() + "` has no field `" + name + "`",
                nearest == null
                        ? "Use the name of a field, or the name of an extension in parentheses."
                        : "Did you mean `" + nearest + "`? Write the name of an extension in parentheses.");
    }

    /** Returns an extension of a message. */
    ProtoElement extension(ProtoElement message, String name, String from, Position place) throws InvalidOption {
        ProtoElement found = lookup.find(name, from, each -> true);
        if (found == null) {
            throw InvalidOption.unknown(
                    place,
                    "the extension `(" + name + ")` is not declared here",
                    "Import the file that declares the extension, or correct the name.");
        }
        if (found.kind() != Kind.EXTENSION) {
            throw InvalidOption.unknown(
                    place,
                    "`" + name + "` is " + found.kind().label() + ", but an extension is needed here",
                    "Use an extension of `" + message.name() + "`.");
        }
        if (!found.field().getExtendee().equals("." + message.name())) {
            throw InvalidOption.unknown(
                    place,
                    "`" + name + "` extends `" + found.field().getExtendee().substring(1) + "`, but `" + message.name()
                            + "` is needed here",
                    "Use an extension of `" + message.name() + "`.");
        }
        return found;
    }

    /** Returns a message by its full name, as in an {@code Any}. */
    @Nullable
    ProtoElement message(String name) {
        ProtoElement found = lookup.find("." + name, "", ProtoElement::isType);
        return found == null || found.kind() != Kind.MESSAGE ? null : found;
    }

    /** Returns the message or enum type of a field, or null for scalars and unresolved types. */
    static @Nullable ProtoElement type(ProtoElement field) {
        String name = field.field().getTypeName();
        return name.startsWith(".") ? field.file().symbols().find(name.substring(1)) : null;
    }

    static boolean isMessage(ProtoElement field) {
        Type type = field.field().getType();
        return type == Type.TYPE_MESSAGE || type == Type.TYPE_GROUP;
    }

    /** Returns the expected value of a field for error messages. */
    static String wanted(ProtoElement field) {
        String type = field.field().getType().name().substring("TYPE_".length()).toLowerCase(Locale.ROOT);
        ProtoElement named = type(field);
        return named == null ? "a value of type " + type : "a value of `" + named.name() + "`";
    }
}
