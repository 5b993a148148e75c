package dev.ectype.compiler.ingest.schema;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.document.ScalarReader;
import dev.ectype.compiler.ir.TypeRewriter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NoneType;
import dev.ectype.compiler.ir.type.NullType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnevaluatedType;
import dev.ectype.compiler.ir.type.UnionType;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.BooleanNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a schema as a type; a reference becomes the name of its target. */
public final class JsonSchemaReader {
    private final DescriptionReferences links;
    private final NamedTypes names;
    private final SchemaCompositionReader compositions;
    private final ContainerReader containers;
    private DynamicScope scope = DynamicScope.NONE;

    public JsonSchemaReader(DescriptionReferences links, NamedTypes names) {
        this.links = links;
        this.names = names;
        DiscriminatorReader discriminators = new DiscriminatorReader(names, new SubtypeIndex(links, names));
        this.compositions = new SchemaCompositionReader(this, discriminators);
        this.containers = new ContainerReader(this, discriminators);
    }

    /** Reads a referenced schema in the dynamic scope of the reference. */
    public TypeRef read(LocatedNode place, DynamicScope around) {
        scope = around;
        TypeRef type = read(place);
        scope = DynamicScope.NONE;
        return type;
    }

    /** Reads a schema, or a reference to one. */
    public TypeRef read(LocatedNode place) {
        DynamicScope around = scope;
        scope = around.within(place);
        TypeRef type = inside(place);
        scope = around;
        return type;
    }

    private TypeRef inside(LocatedNode place) {
        if (place.node() instanceof BooleanNode bool) {
            return bool.isTrue() ? AnyType.ANY : new NoneType(TypeNotes.NONE);
        }
        DescriptionObject schema = DescriptionObject.of(place, "schema", links);
        if (schema == null) {
            return AnyType.ANY;
        }
        if (DescriptionReferences.isSchemaReference(place)) {
            return referring(schema);
        }
        LocatedNode reference = schema.place("$ref");
        if (reference != null) {
            links.findings().unexpected(reference, "$ref", "a text");
        }
        return described(schema, null);
    }

    /** Reads the schema in a field, or returns null if there is none. */
    @Nullable
    public TypeRef readField(DescriptionObject owner, String field) {
        LocatedNode place = owner.place(field);
        return place == null ? null : read(place);
    }

    private TypeRef referring(DescriptionObject schema) {
        TypeRef target = names.named(schema.place(), scope);
        boolean onlyNotes = schema.entries().stream()
                .allMatch(entry ->
                        NotesReader.isNote(entry.name()) || entry.name().equals("nullable"));
        if (!onlyNotes && links.siblingsCount()) {
            return described(schema, target);
        }
        TypeNotes notes = NotesReader.read(schema, null);
        if (isNullable(schema) && !(target instanceof AnyType)) {
            return new NullableType(target, notes);
        }
        return notes.equals(TypeNotes.NONE) ? target : TypeRewriter.withNotes(target, notes);
    }

    /** Returns whether a schema allows null, in the words of OpenAPI 3.0 or of many Swagger descriptions. */
    private static boolean isNullable(DescriptionObject schema) {
        return schema.flag("nullable", false) || schema.flag("x-nullable", false);
    }

    private TypeRef described(DescriptionObject schema, @Nullable TypeRef target) {
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
        TypeNotes notes = NotesReader.read(schema, type.single());
        boolean nullable = isNullable(schema);
        boolean left = schema.has("unevaluatedProperties") || schema.has("unevaluatedItems");
        return left
                ? evaluated(together(parts, TypeNotes.NONE, nullable), schema, notes)
                : together(parts, notes, nullable);
    }

    /**
     * Adds {@code unevaluatedProperties} and {@code unevaluatedItems}. {@code additionalProperties} takes precedence.
     */
    private TypeRef evaluated(TypeRef type, DescriptionObject schema, TypeNotes notes) {
        TypeRef members = schema.has("additionalProperties") ? null : readField(schema, "unevaluatedProperties");
        TypeRef items = readField(schema, "unevaluatedItems");
        boolean idle = (members == null || members.equals(AnyType.ANY)) && (items == null || items.equals(AnyType.ANY));
        return idle ? TypeRewriter.withNotes(type, notes) : new UnevaluatedType(type, members, items, notes);
    }

    /** Ignores rules beside a reference that apply to another kind of value than the target. */
    private SchemaType typeBeside(@Nullable TypeRef target, DescriptionObject schema) {
        SchemaType type = SchemaType.of(schema, links.findings());
        LocatedNode place = target == null || schema.has("type") ? null : links.follow(schema.place());
        DescriptionObject referred = place == null ? null : DescriptionObject.of(place, "schema", links);
        List<String> named = referred == null || !referred.has("type")
                ? List.of()
                : SchemaType.of(referred, links.findings()).names();
        boolean idle = !named.isEmpty() && type.names().stream().noneMatch(named::contains);
        return idle ? new SchemaType(List.of(), type.allowsNull()) : type;
    }

    private static TypeRef together(List<TypeRef> parts, TypeNotes notes, boolean nullable) {
        if (parts.isEmpty()) {
            return notes.equals(TypeNotes.NONE) ? AnyType.ANY : new AnyType(notes);
        }
        TypeRef first = parts.get(0);
        boolean alone = parts.size() == 1;
        if (nullable && !(first instanceof NullableType && alone)) {
            return new NullableType(alone ? first : new IntersectionType(parts, TypeNotes.NONE), notes);
        }
        boolean free = alone && (first.notes().equals(TypeNotes.NONE) || notes.equals(TypeNotes.NONE));
        if (free) {
            return notes.equals(TypeNotes.NONE) ? first : TypeRewriter.withNotes(first, notes);
        }
        return new IntersectionType(parts, notes);
    }

    private TypeRef own(DescriptionObject schema, SchemaType type) {
        List<JsonValue> values = values(schema, type.single());
        if (values != null && "array".equals(type.single()) && values.stream().noneMatch(JsonArray.class::isInstance)) {
            // Beside a list, the enumeration applies to the items.
            ArrayType list = containers.array(schema);
            TypeRef listed = new EnumType(values, TypeNotes.NONE);
            return list.withItems(list.items().equals(AnyType.ANY) ? listed : list.items());
        }
        if (values != null) {
            return new EnumType(values, EnumContradiction.isIn(schema, type.names()), TypeNotes.NONE);
        }
        List<TypeRef> kinds =
                type.names().stream().map(name -> kind(name, schema)).toList();
        if (kinds.isEmpty()) {
            return type.allowsNull() ? new NullType(TypeNotes.NONE) : AnyType.ANY;
        }
        TypeRef one = kinds.size() == 1 ? kinds.get(0) : new UnionType(kinds, false, null, TypeNotes.NONE);
        return type.allowsNull() ? new NullableType(one, TypeNotes.NONE) : one;
    }

    private @Nullable List<JsonValue> values(DescriptionObject schema, @Nullable String type) {
        LocatedNode constant = schema.place("const");
        if (constant != null) {
            return List.of(ScalarReader.as(type, constant.node()));
        }
        if (!schema.has("enum")) {
            return null;
        }
        List<LocatedNode> listed = schema.list("enum");
        return listed.isEmpty()
                ? null
                : listed.stream().map(one -> ScalarReader.as(type, one.node())).toList();
    }

    private TypeRef kind(String name, DescriptionObject schema) {
        return switch (name) {
            case "object" -> containers.object(schema);
            case "array" -> containers.array(schema);
            case "string" -> text(schema);
            case "boolean" -> new BooleanType(TypeNotes.NONE);
            default -> PrimitiveReader.number(schema, name.equals("integer"));
        };
    }

    private TextType text(DescriptionObject schema) {
        TextType text = PrimitiveReader.text(schema);
        if (!PrimitiveReader.holdsJson(schema)) {
            return text;
        }
        TypeRef content = readField(schema, "contentSchema");
        return text.holding(content == null ? AnyType.ANY : content);
    }
}
