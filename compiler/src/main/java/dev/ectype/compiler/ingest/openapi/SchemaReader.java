package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.ArrayType;
import dev.ectype.compiler.ir.BooleanType;
import dev.ectype.compiler.ir.EnumType;
import dev.ectype.compiler.ir.IntersectionType;
import dev.ectype.compiler.ir.NoneType;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.NullType;
import dev.ectype.compiler.ir.NullableType;
import dev.ectype.compiler.ir.Retyping;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.ir.UnevaluatedType;
import dev.ectype.compiler.ir.UnionType;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.BooleanNode;
import dev.ectype.compiler.source.Located;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a schema as the type that it describes; a reference becomes the name of its target. */
final class SchemaReader {
    private final Links links;
    private final NamedTypes names;
    private final Compositions compositions;
    private final Containers containers;
    private DynamicScope scope = DynamicScope.NONE;

    SchemaReader(Links links, NamedTypes names) {
        this.links = links;
        this.names = names;
        Discriminators discriminators = new Discriminators(names, new Subtypes(links, names));
        this.compositions = new Compositions(this, discriminators);
        this.containers = new Containers(this, discriminators);
    }

    /** Reads a schema that others refer to, as it is meant on the way that led to it. */
    TypeRef read(Located place, DynamicScope around) {
        scope = around;
        TypeRef type = read(place);
        scope = DynamicScope.NONE;
        return type;
    }

    TypeRef read(Located place) {
        DynamicScope around = scope;
        scope = around.within(place);
        TypeRef type = inside(place);
        scope = around;
        return type;
    }

    private TypeRef inside(Located place) {
        if (place.node() instanceof BooleanNode bool) {
            return bool.isTrue() ? AnyType.ANY : new NoneType(Notes.NONE);
        }
        Fields schema = Fields.of(place, "schema", links);
        if (schema == null) {
            return AnyType.ANY;
        }
        if (Links.isSchemaReference(place)) {
            return referring(schema);
        }
        Located reference = schema.place("$ref");
        if (reference != null) {
            links.findings().unexpected(reference, "$ref", "a text");
        }
        return described(schema, null);
    }

    /** The schema in a field; null when there is none. */
    @Nullable
    TypeRef readField(Fields owner, String field) {
        Located place = owner.place(field);
        return place == null ? null : read(place);
    }

    private TypeRef referring(Fields schema) {
        TypeRef target = names.named(schema.place(), scope);
        boolean onlyNotes = schema.entries().stream()
                .allMatch(entry ->
                        NotesReader.isNote(entry.name()) || entry.name().equals("nullable"));
        if (!onlyNotes && links.siblingsCount()) {
            return described(schema, target);
        }
        Notes notes = NotesReader.read(schema, null);
        if (schema.flag("nullable", false) && !(target instanceof AnyType)) {
            return new NullableType(target, notes);
        }
        return notes.equals(Notes.NONE) ? target : Retyping.withNotes(target, notes);
    }

    private TypeRef described(Fields schema, @Nullable TypeRef target) {
        SchemaType type = typeBeside(target, schema);
        List<TypeRef> parts = new ArrayList<>();
        TypeRef own = own(schema, type);
        if (!(own instanceof AnyType)) {
            parts.add(own);
        }
        if (target != null) {
            parts.add(target);
        }
        compositions.addTo(parts, schema);
        Notes notes = NotesReader.read(schema, type.single());
        boolean nullable = schema.flag("nullable", false);
        boolean left = schema.has("unevaluatedProperties") || schema.has("unevaluatedItems");
        return left
                ? evaluated(together(parts, Notes.NONE, nullable), schema, notes)
                : together(parts, notes, nullable);
    }

    /** What the schema says of members and items of which nothing in it speaks; what it says of all others comes first. */
    private TypeRef evaluated(TypeRef type, Fields schema, Notes notes) {
        TypeRef members = schema.has("additionalProperties") ? null : readField(schema, "unevaluatedProperties");
        TypeRef items = readField(schema, "unevaluatedItems");
        boolean idle = (members == null || members.equals(AnyType.ANY)) && (items == null || items.equals(AnyType.ANY));
        return idle ? Retyping.withNotes(type, notes) : new UnevaluatedType(type, members, items, notes);
    }

    /** Beside a reference, rules for another kind of value than its target names hold for nothing. */
    private SchemaType typeBeside(@Nullable TypeRef target, Fields schema) {
        SchemaType type = SchemaType.of(schema, links.findings());
        Located place = target == null || schema.has("type") ? null : links.follow(schema.place());
        Fields referred = place == null ? null : Fields.of(place, "schema", links);
        List<String> named = referred == null || !referred.has("type")
                ? List.of()
                : SchemaType.of(referred, links.findings()).names();
        boolean idle = !named.isEmpty() && type.names().stream().noneMatch(named::contains);
        return idle ? new SchemaType(List.of(), type.allowsNull()) : type;
    }

    private static TypeRef together(List<TypeRef> parts, Notes notes, boolean nullable) {
        if (parts.isEmpty()) {
            return notes.equals(Notes.NONE) ? AnyType.ANY : new AnyType(notes);
        }
        TypeRef first = parts.get(0);
        boolean alone = parts.size() == 1;
        if (nullable && !(first instanceof NullableType && alone)) {
            return new NullableType(alone ? first : new IntersectionType(parts, Notes.NONE), notes);
        }
        boolean free = alone && (first.notes().equals(Notes.NONE) || notes.equals(Notes.NONE));
        if (free) {
            return notes.equals(Notes.NONE) ? first : Retyping.withNotes(first, notes);
        }
        return new IntersectionType(parts, notes);
    }

    private TypeRef own(Fields schema, SchemaType type) {
        List<JsonValue> values = values(schema, type.single());
        if (values != null && "array".equals(type.single()) && values.stream().noneMatch(JsonArray.class::isInstance)) {
            // Beside a list, an enumeration of what lists may hold is meant.
            ArrayType list = containers.array(schema);
            TypeRef listed = new EnumType(values, Notes.NONE);
            return list.withItems(list.items().equals(AnyType.ANY) ? listed : list.items());
        }
        if (values != null) {
            return new EnumType(values, Notes.NONE);
        }
        List<TypeRef> kinds =
                type.names().stream().map(name -> kind(name, schema)).toList();
        if (kinds.isEmpty()) {
            return type.allowsNull() ? new NullType(Notes.NONE) : AnyType.ANY;
        }
        TypeRef one = kinds.size() == 1 ? kinds.get(0) : new UnionType(kinds, false, null, Notes.NONE);
        return type.allowsNull() ? new NullableType(one, Notes.NONE) : one;
    }

    private @Nullable List<JsonValue> values(Fields schema, @Nullable String type) {
        Located constant = schema.place("const");
        if (constant != null) {
            return List.of(Scalars.as(type, constant.node()));
        }
        if (!schema.has("enum")) {
            return null;
        }
        List<Located> listed = schema.list("enum");
        return listed.isEmpty()
                ? null
                : listed.stream().map(one -> Scalars.as(type, one.node())).toList();
    }

    private TypeRef kind(String name, Fields schema) {
        return switch (name) {
            case "object" -> containers.object(schema);
            case "array" -> containers.array(schema);
            case "string" -> text(schema);
            case "boolean" -> new BooleanType(Notes.NONE);
            default -> Primitives.number(schema, name.equals("integer"));
        };
    }

    private TextType text(Fields schema) {
        TextType text = Primitives.text(schema);
        if (!Primitives.holdsJson(schema)) {
            return text;
        }
        TypeRef content = readField(schema, "contentSchema");
        return text.holding(content == null ? AnyType.ANY : content);
    }
}
