package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.binding.GraphQlSchema.Kind;
import dev.ectype.compiler.ir.binding.GraphQlSchema.Link;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import graphql.language.AbstractDescribedNode;
import graphql.language.EnumTypeDefinition;
import graphql.language.FieldDefinition;
import graphql.language.ImplementingTypeDefinition;
import graphql.language.InputObjectTypeDefinition;
import graphql.language.InputValueDefinition;
import graphql.language.ListType;
import graphql.language.NonNullType;
import graphql.language.ScalarTypeDefinition;
import graphql.language.Type;
import graphql.language.TypeDefinition;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Converts the types of a schema to the types of request and stored documents. */
final class DocumentTypes {
    /** The member that distinguishes stored objects of a union. No field can have this name. */
    private static final String TYPE_NAME = "__typename";

    private final SchemaDeclarations declarations;
    private final EntityTypes entities;
    private final FieldForms forms;
    private final LinkResolver links;
    private final Set<String> embeddedVariants;

    DocumentTypes(SchemaDeclarations declarations, EntityTypes entities, LinkResolver links) {
        this.declarations = declarations;
        this.entities = entities;
        this.forms = new FieldForms(declarations);
        this.links = links;
        this.embeddedVariants = entities.embeddedVariants();
    }

    /** Returns all document types, in the order of the schema. */
    Map<TypeName, TypeRef> all() {
        Map<TypeName, TypeRef> all = new LinkedHashMap<>();
        for (TypeDefinition<?> type : declarations.types().values()) {
            TypeRef declared = declarations.isRoot(type.getName()) ? null : declared(type);
            if (declared != null) {
                all.put(new TypeName(type.getName()), declared);
            }
        }
        return all;
    }

    private @Nullable TypeRef declared(TypeDefinition<?> type) {
        String name = type.getName();
        if (type instanceof InputObjectTypeDefinition input) {
            return object(
                    input.getInputValueDefinitions().stream()
                            .map(this::argument)
                            .toList(),
                    notes(input));
        }
        if (type instanceof EnumTypeDefinition constants) {
            List<JsonValue> values = constants.getEnumValueDefinitions().stream()
                    .<JsonValue>map(value -> new JsonText(value.getName()))
                    .toList();
            return new EnumType(values, notes(constants));
        }
        if (declarations.isGeneral(name)) {
            return general(name);
        }
        return declarations.isObject(name) && forms.items(name) == null ? storedType(name) : null;
    }

    private TypeRef general(String name) {
        List<TypeRef> variants = new LinkedHashSet<>(declarations.possible(name))
                .stream()
                        .<TypeRef>map(type -> new NamedType(new TypeName(type), TypeNotes.NONE))
                        .toList();
        if (variants.isEmpty()) {
            return AnyType.ANY;
        }
        Map<String, TypeName> mapping = new LinkedHashMap<>();
        declarations.possible(name).forEach(type -> mapping.put(type, new TypeName(type)));
        boolean inside = embeddedVariants.containsAll(declarations.possible(name));
        return new UnionType(
                variants, false, inside ? new UnionType.Discriminator(TYPE_NAME, mapping) : null, TypeNotes.NONE);
    }

    private TypeRef storedType(String type) {
        Map<String, ObjectMember> members = new LinkedHashMap<>();
        if (embeddedVariants.contains(type)) {
            TypeRef name = new EnumType(List.of(new JsonText(type)), TypeNotes.NONE);
            members.put(TYPE_NAME, new ObjectMember(TYPE_NAME, name, true));
        }
        for (FieldDefinition field : declarations.fields(type)) {
            Link link = links.of(type, field.getName());
            ObjectMember member = link == null ? inside(type, field) : naming(link);
            if (member != null && (link == null || declarations.field(type, member.name()) == null)) {
                members.putIfAbsent(member.name(), member);
            }
        }
        TypeDefinition<?> definition = declarations.types().get(type);
        TypeNotes notes = definition instanceof ImplementingTypeDefinition<?> described
                        && described instanceof AbstractDescribedNode<?> node
                ? notes(node)
                : TypeNotes.NONE;
        return object(List.copyOf(members.values()), notes);
    }

    /** Returns the member that stores a link's identifiers, or null if the other side stores them. */
    private @Nullable ObjectMember naming(Link link) {
        if (link.kind() != Kind.ONE && link.kind() != Kind.SEVERAL) {
            return null;
        }
        FieldDefinition identity =
                declarations.field(declarations.possible(link.target()).get(0), entities.identity(link.target()));
        TypeRef name = identity == null
                ? GraphQlScalars.type("ID", null, TypeNotes.NONE)
                : named(TypeUse.of(identity.getType()).name(), TypeNotes.NONE);
        return link.kind() == Kind.ONE
                ? new ObjectMember(link.member(), new NullableType(name, TypeNotes.NONE), false)
                : new ObjectMember(link.member(), array(name, TypeNotes.NONE), false);
    }

    /** Returns the member that stores a field's value, or null if the field counts linked instances. */
    private @Nullable ObjectMember inside(String type, FieldDefinition field) {
        TypeUse use = TypeUse.of(field.getType());
        if (links.counted(type, field.getName()) != null) {
            return null;
        }
        String items = use.list() ? null : forms.items(use.name());
        TypeRef stored = items == null
                ? outputType(field.getType(), notes(field))
                : array(named(items, TypeNotes.NONE), notes(field));
        return new ObjectMember(field.getName(), stored, use.required());
    }

    /** Converts an argument of a field, or a field of an input. */
    ObjectMember argument(InputValueDefinition value) {
        boolean required = value.getType() instanceof NonNullType && value.getDefaultValue() == null;
        TypeNotes ownNotes = notes(value);
        JsonValue fallback = value.getDefaultValue() == null ? null : SdlValueConverter.json(value.getDefaultValue());
        TypeNotes notes =
                new TypeNotes(null, ownNotes.description(), false, false, ownNotes.deprecated(), fallback, List.of());
        return new ObjectMember(value.getName(), outputType(value.getType(), notes), required);
    }

    /** Converts a type reference, which is nullable unless marked as non-null. */
    TypeRef outputType(Type<?> use, TypeNotes notes) {
        if (!(use instanceof NonNullType)) {
            return new NullableType(nonNullType(use, TypeNotes.NONE), notes);
        }
        return nonNullType(TypeUse.inside(use), notes);
    }

    /** Converts a type reference without its own nullability. */
    TypeRef nonNullType(Type<?> use, TypeNotes notes) {
        if (use instanceof NonNullType) {
            return nonNullType(TypeUse.inside(use), notes);
        }
        return use instanceof ListType
                ? array(outputType(TypeUse.inside(use), TypeNotes.NONE), notes)
                : named(TypeUse.of(use).name(), notes);
    }

    static TypeRef array(TypeRef items, TypeNotes notes) {
        return new ArrayType(List.of(), items, null, null, false, notes);
    }

    TypeRef named(String name, TypeNotes notes) {
        TypeDefinition<?> definition = declarations.types().get(name);
        if (SchemaDeclarations.isBuiltIn(name) || definition instanceof ScalarTypeDefinition) {
            return GraphQlScalars.type(name, definition instanceof ScalarTypeDefinition scalar ? scalar : null, notes);
        }
        return new NamedType(new TypeName(name), notes);
    }

    static ObjectType object(List<ObjectMember> members, TypeNotes notes) {
        return new ObjectType(members, new LinkedHashMap<>(), AnyType.ANY, null, null, notes);
    }

    private static TypeNotes notes(AbstractDescribedNode<?> node) {
        String description =
                node.getDescription() == null ? null : node.getDescription().getContent();
        boolean deprecated = node instanceof graphql.language.DirectivesContainer<?> container
                && container.hasDirective("deprecated");
        boolean silent = description == null && !deprecated;
        return silent ? TypeNotes.NONE : new TypeNotes(null, description, false, false, deprecated, null, List.of());
    }
}
