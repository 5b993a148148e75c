package dev.ectype.compiler.ingest.asyncapi.payload;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.schema.NamedTypes;
import dev.ectype.compiler.ir.TypeRewriter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NullType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads Avro schemas (specification 1.11) as the types of plain JSON documents. Values of unions are not wrapped in an object with
 * the name of their type, because descriptions of APIs have examples without it.
 */
final class AvroSchemaReader {
    private final DescriptionReferences links;
    private final NamedTypes names;
    /** The declared records, enumerations and fixed types by full name. */
    private final Map<String, TypeRef> declared = new LinkedHashMap<>();
    /** The records by their place, because several messages may refer to one schema. */
    private final Map<String, TypeRef> records = new LinkedHashMap<>();

    AvroSchemaReader(DescriptionReferences links, NamedTypes names) {
        this.links = links;
        this.names = names;
    }

    /** Returns the type of a schema. A record without a name is called like the message. */
    TypeRef read(LocatedNode schema, String message) {
        return type(schema, "", message);
    }

    /** @param namespace the namespace of names without one */
    private TypeRef type(LocatedNode place, String namespace, String fallback) {
        LocatedNode end = links.follow(place);
        if (end == null) {
            return AnyType.ANY;
        }
        if (end.node() instanceof ArrayNode) {
            return union(end, namespace, fallback);
        }
        if (end.node() instanceof ScalarNode name) {
            return named(end, name.text(), namespace);
        }
        DescriptionObject fields = DescriptionObject.of(end, "schema", links);
        LocatedNode type = fields == null ? null : fields.place("type");
        if (fields == null || type == null) {
            links.findings().unexpected(end, "schema", "an Avro schema with a `type`");
            return AnyType.ANY;
        }
        if (!(type.node() instanceof ScalarNode kind)) {
            return type(type, namespace, fallback);
        }
        return switch (kind.text()) {
            case "record", "error" -> record(fields, namespace, fallback);
            case "enum" -> declare(fields, namespace, symbols(fields));
            case "fixed" -> declare(fields, namespace, text(fields.text("logicalType"), notes(fields)));
            case "array" -> list(fields, namespace, fallback);
            case "map" -> map(fields, namespace, fallback);
            default -> primitive(fields, type, kind.text(), namespace);
        };
    }

    private TypeRef primitive(DescriptionObject fields, LocatedNode place, String kind, String namespace) {
        String logical = fields.text("logicalType");
        boolean isText = kind.equals("string") || kind.equals("bytes");
        return isText ? text(logical, notes(fields)) : named(place, kind, namespace);
    }

    private TypeRef named(LocatedNode place, String name, String namespace) {
        return switch (name) {
            case "null" -> new NullType(TypeNotes.NONE);
            case "boolean" -> new BooleanType(TypeNotes.NONE);
            case "int" -> number(true, "int32");
            case "long" -> number(true, "int64");
            case "float" -> number(false, "float");
            case "double" -> number(false, "double");
            case "string", "bytes" -> text(null, TypeNotes.NONE);
            default -> declared(place, name, namespace);
        };
    }

    private TypeRef declared(LocatedNode place, String name, String namespace) {
        TypeRef found = declared.get(fullName(name, namespace));
        TypeRef type = found == null ? declared.get(name) : found;
        if (type == null) {
            links.findings()
                    .report(
                            DiagnosticCode.UNKNOWN_TYPE,
                            place,
                            "the Avro type `" + name + "` is not declared before this place",
                            "Declare it, or correct the name; until then any value is allowed.");
            return AnyType.ANY;
        }
        return type;
    }

    private static TypeRef number(boolean integer, String format) {
        return new NumberType(integer, format, null, false, null, false, null, TypeNotes.NONE);
    }

    private static TypeRef text(@Nullable String logical, TypeNotes notes) {
        return new TextType("uuid".equals(logical) ? "uuid" : null, null, null, null, notes);
    }

    private TypeRef union(LocatedNode place, String namespace, String fallback) {
        List<TypeRef> variants = new ArrayList<>();
        for (LocatedNode element : place.elements()) {
            variants.add(type(element, namespace, fallback));
        }
        boolean nullable = variants.removeIf(NullType.class::isInstance);
        if (variants.isEmpty()) {
            return nullable ? new NullType(TypeNotes.NONE) : AnyType.ANY;
        }
        TypeRef one = variants.size() == 1 ? variants.get(0) : new UnionType(variants, false, null, TypeNotes.NONE);
        return nullable ? new NullableType(one, TypeNotes.NONE) : one;
    }

    private TypeRef symbols(DescriptionObject fields) {
        List<JsonValue> symbols =
                fields.texts("symbols").stream().<JsonValue>map(JsonText::new).toList();
        return symbols.isEmpty() ? text(null, notes(fields)) : new EnumType(symbols, notes(fields));
    }

    private TypeRef list(DescriptionObject fields, String namespace, String fallback) {
        LocatedNode items = fields.place("items");
        TypeRef item = items == null ? AnyType.ANY : type(items, namespace, fallback + "Item");
        return new ArrayType(List.of(), item, null, null, false, notes(fields));
    }

    private TypeRef map(DescriptionObject fields, String namespace, String fallback) {
        LocatedNode values = fields.place("values");
        TypeRef value = values == null ? AnyType.ANY : type(values, namespace, fallback + "Value");
        return new ObjectType(List.of(), new LinkedHashMap<>(), value, null, null, notes(fields));
    }

    private TypeRef record(DescriptionObject fields, String namespace, String fallback) {
        TypeRef known = records.get(fields.place().canonical());
        if (known != null) {
            return known;
        }
        String stated = fields.text("name");
        String full = fullName(stated == null ? fallback : stated, namespace(fields, namespace));
        TypeName name = names.reserve(full.substring(full.lastIndexOf('.') + 1));
        TypeRef reference = new NamedType(name, TypeNotes.NONE);
        // The record is known before its fields, which may contain it.
        records.put(fields.place().canonical(), reference);
        declared.put(full, reference);
        String inner = full.contains(".") ? full.substring(0, full.lastIndexOf('.')) : "";
        List<ObjectMember> members = new ArrayList<>();
        for (LocatedNode place : fields.list("fields")) {
            DescriptionObject field = DescriptionObject.following(place, "fields", links);
            String member = field == null ? null : field.text("name");
            if (field != null && member != null) {
                members.add(member(field, member, inner));
            } else {
                links.findings().unexpected(place, "fields", "a field with a `name`");
            }
        }
        names.define(name, new ObjectType(members, new LinkedHashMap<>(), AnyType.ANY, null, null, notes(fields)));
        return reference;
    }

    private ObjectMember member(DescriptionObject field, String name, String namespace) {
        LocatedNode place = field.place("type");
        if (place == null) {
            links.findings().unexpected(field.place(), name, "a field with a `type`");
        }
        TypeRef type = place == null
                ? AnyType.ANY
                : place.node() instanceof ObjectNode || place.node() instanceof ArrayNode
                        ? type(place, namespace, name)
                        : primitiveField(field, place, namespace);
        LocatedNode usual = field.place("default");
        boolean required = usual == null && !(type instanceof NullableType);
        return new ObjectMember(name, usual == null ? type : withDefault(type, usual), required);
    }

    /** Reads a field with a named type. Authors write the logical type beside it as well as inside of it. */
    private TypeRef primitiveField(DescriptionObject field, LocatedNode place, String namespace) {
        String kind = place.node() instanceof ScalarNode scalar ? scalar.text() : "";
        return primitive(field, place, kind, namespace);
    }

    private static TypeRef withDefault(TypeRef type, LocatedNode usual) {
        TypeNotes notes = type.notes();
        return TypeRewriter.withNotes(type, notes.withValues(usual.node().toJson(), notes.examples()));
    }

    private TypeRef declare(DescriptionObject fields, String namespace, TypeRef type) {
        String name = fields.text("name");
        if (name != null) {
            declared.put(fullName(name, namespace(fields, namespace)), type);
        }
        return type;
    }

    private static TypeNotes notes(DescriptionObject fields) {
        String text = fields.text("doc");
        return text == null ? TypeNotes.NONE : new TypeNotes(null, text, false, false, false, null, List.of());
    }

    private static String namespace(DescriptionObject fields, String around) {
        String own = fields.text("namespace");
        return own == null ? around : own;
    }

    private static String fullName(String name, String namespace) {
        return name.contains(".") || namespace.isEmpty() ? name : namespace + "." + name;
    }
}
