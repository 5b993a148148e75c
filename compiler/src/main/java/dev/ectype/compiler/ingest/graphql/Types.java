package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.ArrayType;
import dev.ectype.compiler.ir.EnumType;
import dev.ectype.compiler.ir.GraphQlSchema.Kind;
import dev.ectype.compiler.ir.GraphQlSchema.Link;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.NamedType;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.NullableType;
import dev.ectype.compiler.ir.ObjectType;
import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.ir.UnionType;
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

/** Writes the types of a schema as those of the documents that requests carry and that are kept. */
final class Types {
    /** The member by which kept objects of several types are told apart; no field can be called so. */
    private static final String TYPE_NAME = "__typename";

    private final Declarations declarations;
    private final Things things;
    private final Forms forms;
    private final Links links;
    private final Set<String> toldApart;

    Types(Declarations declarations, Things things, Links links) {
        this.declarations = declarations;
        this.things = things;
        this.forms = new Forms(declarations);
        this.links = links;
        this.toldApart = things.toldApart();
    }

    /** Every type that documents have, in the order of the schema. */
    Map<TypeName, TypeRef> all() {
        Map<TypeName, TypeRef> all = new LinkedHashMap<>();
        for (TypeDefinition<?> type : declarations.types().values()) {
            TypeRef kept = declarations.isRoot(type.getName()) ? null : declared(type);
            if (kept != null) {
                all.put(new TypeName(type.getName()), kept);
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
        return declarations.isObject(name) && forms.items(name) == null ? kept(name) : null;
    }

    private TypeRef general(String name) {
        List<TypeRef> variants = new LinkedHashSet<>(declarations.possible(name))
                .stream()
                        .<TypeRef>map(type -> new NamedType(new TypeName(type), Notes.NONE))
                        .toList();
        if (variants.isEmpty()) {
            return AnyType.ANY;
        }
        Map<String, TypeName> mapping = new LinkedHashMap<>();
        declarations.possible(name).forEach(type -> mapping.put(type, new TypeName(type)));
        boolean inside = toldApart.containsAll(declarations.possible(name));
        return new UnionType(
                variants, false, inside ? new UnionType.Discriminator(TYPE_NAME, mapping) : null, Notes.NONE);
    }

    private TypeRef kept(String type) {
        Map<String, Member> members = new LinkedHashMap<>();
        if (toldApart.contains(type)) {
            TypeRef name = new EnumType(List.of(new JsonText(type)), Notes.NONE);
            members.put(TYPE_NAME, new Member(TYPE_NAME, name, true));
        }
        for (FieldDefinition field : declarations.fields(type)) {
            Link link = links.of(type, field.getName());
            Member member = link == null ? inside(type, field) : naming(link);
            if (member != null && (link == null || declarations.field(type, member.name()) == null)) {
                members.putIfAbsent(member.name(), member);
            }
        }
        TypeDefinition<?> definition = declarations.types().get(type);
        Notes notes = definition instanceof ImplementingTypeDefinition<?> described
                        && described instanceof AbstractDescribedNode<?> node
                ? notes(node)
                : Notes.NONE;
        return object(List.copyOf(members.values()), notes);
    }

    /** What holds the names of what a field shows, or null where the other side does. */
    private @Nullable Member naming(Link link) {
        if (link.kind() != Kind.ONE && link.kind() != Kind.SEVERAL) {
            return null;
        }
        FieldDefinition identity =
                declarations.field(declarations.possible(link.target()).get(0), things.identity(link.target()));
        TypeRef name = identity == null
                ? Scalars.type("ID", null, Notes.NONE)
                : named(Written.of(identity.getType()).name(), Notes.NONE);
        return link.kind() == Kind.ONE
                ? new Member(link.member(), new NullableType(name, Notes.NONE), false)
                : new Member(link.member(), array(name, Notes.NONE), false);
    }

    /** What is kept of a field itself, or null where it counts what others are kept for. */
    private @Nullable Member inside(String type, FieldDefinition field) {
        Written written = Written.of(field.getType());
        if (counts(type, field)) {
            return null;
        }
        String items = written.list() ? null : forms.items(written.name());
        TypeRef shown =
                items == null ? shown(field.getType(), notes(field)) : array(named(items, Notes.NONE), notes(field));
        return new Member(field.getName(), shown, written.required());
    }

    /** {@code postsCount} beside {@code posts}. */
    private boolean counts(String type, FieldDefinition field) {
        String name = field.getName();
        return name.endsWith("Count") && links.of(type, name.substring(0, name.length() - "Count".length())) != null;
    }

    /** An argument of a field, or a field of an input. */
    Member argument(InputValueDefinition value) {
        boolean required = value.getType() instanceof NonNullType && value.getDefaultValue() == null;
        Notes said = notes(value);
        JsonValue fallback = value.getDefaultValue() == null ? null : Values.json(value.getDefaultValue());
        Notes notes = new Notes(null, said.description(), false, false, said.deprecated(), fallback, List.of());
        return new Member(value.getName(), shown(value.getType(), notes), required);
    }

    /** The type of a value that is written so. */
    TypeRef shown(Type<?> written, Notes notes) {
        if (!(written instanceof NonNullType)) {
            return new NullableType(sure(written, Notes.NONE), notes);
        }
        return sure(Written.inside(written), notes);
    }

    /** The type of such a value where it is not null. */
    TypeRef sure(Type<?> written, Notes notes) {
        if (written instanceof NonNullType) {
            return sure(Written.inside(written), notes);
        }
        return written instanceof ListType
                ? array(shown(Written.inside(written), Notes.NONE), notes)
                : named(Written.of(written).name(), notes);
    }

    static TypeRef array(TypeRef items, Notes notes) {
        return new ArrayType(List.of(), items, null, null, false, notes);
    }

    TypeRef named(String name, Notes notes) {
        TypeDefinition<?> definition = declarations.types().get(name);
        if (Declarations.isBuiltIn(name) || definition instanceof ScalarTypeDefinition) {
            return Scalars.type(name, definition instanceof ScalarTypeDefinition scalar ? scalar : null, notes);
        }
        return new NamedType(new TypeName(name), notes);
    }

    static ObjectType object(List<Member> members, Notes notes) {
        return new ObjectType(members, new LinkedHashMap<>(), AnyType.ANY, null, null, notes);
    }

    private static Notes notes(AbstractDescribedNode<?> node) {
        String description =
                node.getDescription() == null ? null : node.getDescription().getContent();
        boolean deprecated = node instanceof graphql.language.DirectivesContainer<?> container
                && container.hasDirective("deprecated");
        boolean silent = description == null && !deprecated;
        return silent ? Notes.NONE : new Notes(null, description, false, false, deprecated, null, List.of());
    }
}
