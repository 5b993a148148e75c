package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.RequestBody;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.binding.GraphQlField;
import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import dev.ectype.compiler.ir.binding.GraphQlForm;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import graphql.language.FieldDefinition;
import graphql.language.InputObjectTypeDefinition;
import graphql.language.InputValueDefinition;
import graphql.language.NonNullType;
import graphql.language.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the fields of the root types as endpoints. */
final class RootFields {
    private static final String JSON = "application/json";
    /** The arguments of connections in the specification of Relay. They select a page of the reply and are no filters. */
    private static final List<String> OF_CONNECTIONS = List.of("first", "last", "after", "before");

    private final SchemaDeclarations declarations;
    private final EntityTypes entities;
    private final LinkResolver links;
    private final FieldForms forms;
    private final DocumentTypes types;
    private final String file;
    private final Set<String> ids = new LinkedHashSet<>();

    RootFields(
            SchemaDeclarations declarations,
            EntityTypes entities,
            LinkResolver links,
            DocumentTypes types,
            String file) {
        this.links = links;
        this.entities = entities;
        this.declarations = declarations;
        this.forms = new FieldForms(declarations);
        this.types = types;
        this.file = file;
    }

    List<Endpoint> read() {
        List<Endpoint> endpoints = new ArrayList<>();
        for (RootType root : RootType.values()) {
            for (FieldDefinition field : declarations.root(root)) {
                endpoints.add(endpoint(root, field));
            }
        }
        return endpoints;
    }

    private Endpoint endpoint(RootType root, FieldDefinition field) {
        FieldForms.FieldForm form = forms.of(field, root);
        Map<String, InputValueDefinition> collected = new LinkedHashMap<>();
        List<String> spread = arguments(root, field, form, collected);
        boolean changes = root == RootType.MUTATION;
        GraphQlField binding = new GraphQlField(
                root, field.getName(), spread, inputs(field, spread), subscribedType(root, field, form), form.form());
        String id = ids.add(field.getName()) ? field.getName() : binding.words();
        String description =
                field.getDescription() == null ? null : field.getDescription().getContent();
        Endpoint.Declaration declared = new Endpoint.Declaration(
                new EndpointId(id),
                binding,
                new Endpoint.Text(null, description, List.of(), field.hasDirective("deprecated")),
                changes
                        ? List.of()
                        : collected.values().stream().map(this::parameter).toList(),
                changes
                        ? body(collected.values().stream()
                                .map(value -> spread.contains(value.getName())
                                        ? changes(form.type().name(), value)
                                        : member(form.type().name(), value))
                                .toList())
                        : null,
                List.of(new Response("200", null, media(reply(field, form)), List.of())),
                List.of());
        return new Endpoint(declared, SdlReader.location(field, file));
    }

    /** Collects the arguments of a request and returns the input arguments that are replaced by their fields. */
    private List<String> arguments(
            RootType root,
            FieldDefinition field,
            FieldForms.FieldForm form,
            Map<String, InputValueDefinition> collected) {
        boolean connection = form.form() instanceof GraphQlForm.Connection;
        List<InputValueDefinition> inputs = new ArrayList<>();
        List<String> lists = new ArrayList<>();
        for (InputValueDefinition argument : field.getInputValueDefinitions()) {
            boolean spreads = !form.type().list() || root == RootType.MUTATION;
            if (spreads && input(argument) != null && !isMember(form.type().name(), argument.getName())) {
                inputs.add(argument);
            } else if (root == RootType.MUTATION && listsChanges(argument)) {
                lists.add(argument.getName());
                collected.put(argument.getName(), argument);
            } else if (!connection || !OF_CONNECTIONS.contains(argument.getName())) {
                collected.put(argument.getName(), argument);
            }
        }
        List<String> spread = new ArrayList<>();
        // An argument beside an input identifies the instance, so it wins over an input field of the same name.
        for (InputValueDefinition argument : inputs) {
            spread.add(argument.getName());
            boolean optional = !(argument.getType() instanceof NonNullType) || argument.getDefaultValue() != null;
            for (InputValueDefinition value : values(argument)) {
                if (!value.getName().equals(GraphQlField.CLIENT_MUTATION_ID)) {
                    collected.putIfAbsent(value.getName(), optional ? optional(value) : value);
                }
            }
        }
        spread.addAll(lists);
        return spread;
    }

    /** Returns whether an argument lists changes, each with an input that identifies an instance and one with its members. */
    private boolean listsChanges(InputValueDefinition argument) {
        TypeUse use = TypeUse.of(argument.getType());
        List<InputValueDefinition> parts = use.list() ? parts(use.name()) : List.of();
        return parts.size() == 2
                && parts.stream().allMatch(part -> input(part) != null)
                && parts.get(0).getType() instanceof NonNullType
                && values(parts.get(0)).stream().allMatch(this::isPlain)
                && values(parts.get(0)).stream()
                        .anyMatch(value -> TypeUse.of(value.getType()).name().equals("ID")
                                || value.getName().equals("id"));
    }

    private boolean isPlain(InputValueDefinition value) {
        TypeUse use = TypeUse.of(value.getType());
        return !use.list() && declarations.isLeaf(use.name());
    }

    /** Returns the members of an input type, or nothing for another type. */
    private List<InputValueDefinition> parts(String type) {
        return declarations.types().get(type) instanceof InputObjectTypeDefinition input
                ? input.getInputValueDefinitions()
                : List.of();
    }

    /** Converts a list of changes to a list of objects with the members of both inputs. */
    private ObjectMember changes(String result, InputValueDefinition argument) {
        Map<String, ObjectMember> members = new LinkedHashMap<>();
        for (InputValueDefinition part : parts(TypeUse.of(argument.getType()).name())) {
            boolean sent = part.getType() instanceof NonNullType;
            values(part)
                    .forEach(value ->
                            members.putIfAbsent(value.getName(), member(result, sent ? value : optional(value))));
        }
        TypeRef items = DocumentTypes.object(List.copyOf(members.values()), TypeNotes.NONE);
        boolean required = argument.getType() instanceof NonNullType;
        return new ObjectMember(argument.getName(), DocumentTypes.array(items, TypeNotes.NONE), required);
    }

    /**
     * Returns whether an object argument is a sub-resource or a reference of the instance rather than the instance
     * itself.
     */
    private boolean isMember(String result, String argument) {
        FieldDefinition same = declarations.field(result, argument);
        return same != null && !declarations.isLeaf(TypeUse.of(same.getType()).name());
    }

    /** Makes a required field of an optional input optional. */
    private static InputValueDefinition optional(InputValueDefinition value) {
        return value.getType() instanceof NonNullType
                ? value.transform(each -> each.type(TypeUse.inside(value.getType())))
                : value;
    }

    /** Converts a body member. A reference is optional, because clients may send {@code categoryId} instead. */
    private ObjectMember member(String result, InputValueDefinition value) {
        ObjectMember member = types.argument(value);
        return links.of(result, value.getName()) == null
                ? member
                : new ObjectMember(member.name(), member.type(), false);
    }

    /** Returns the entity of a subscription: its result type, the type of a result field, or the entity in its name. */
    private @Nullable String subscribedType(RootType root, FieldDefinition field, FieldForms.FieldForm form) {
        if (root != RootType.SUBSCRIPTION) {
            return null;
        }
        String type = form.type().name();
        if (entities.identities().containsKey(type)) {
            return type;
        }
        for (FieldDefinition inner : declarations.fields(type)) {
            String inside = TypeUse.of(inner.getType()).name();
            if (entities.identities().containsKey(inside)) {
                return inside;
            }
        }
        String fieldName = field.getName().toLowerCase(Locale.ROOT);
        String best = null;
        for (String entity : entities.identities().keySet()) {
            boolean named = fieldName.contains(entity.toLowerCase(Locale.ROOT));
            best = named && (best == null || entity.length() > best.length()) ? entity : best;
        }
        return best;
    }

    private static List<String> inputs(FieldDefinition field, List<String> spread) {
        return field.getInputValueDefinitions().stream()
                .filter(argument -> spread.contains(argument.getName())
                        && !TypeUse.of(argument.getType()).list())
                .map(argument -> TypeUse.of(argument.getType()).name())
                .toList();
    }

    private List<InputValueDefinition> values(InputValueDefinition argument) {
        InputObjectTypeDefinition input = input(argument);
        return input == null ? List.of() : input.getInputValueDefinitions();
    }

    private @Nullable InputObjectTypeDefinition input(InputValueDefinition argument) {
        TypeUse use = TypeUse.of(argument.getType());
        boolean one = !use.list() && declarations.isInput(use.name());
        return one ? (InputObjectTypeDefinition) declarations.types().get(use.name()) : null;
    }

    /** Converts an argument of a query to a query parameter, so that filters, sorts and paging work as over HTTP. */
    private Parameter parameter(InputValueDefinition argument) {
        TypeUse use = TypeUse.of(argument.getType());
        boolean plain = !use.list() && declarations.isLeaf(use.name());
        ObjectMember member = types.argument(argument);
        return new Parameter(
                argument.getName(),
                Parameter.In.QUERY,
                types.nonNullType(argument.getType(), member.type().notes()),
                member.required(),
                "form",
                true,
                plain ? null : JSON,
                member.type().notes().description(),
                List.of());
    }

    private static @Nullable RequestBody body(List<ObjectMember> members) {
        if (members.isEmpty()) {
            return null;
        }
        boolean required = members.stream().anyMatch(ObjectMember::required);
        return new RequestBody(required, media(DocumentTypes.object(members, TypeNotes.NONE)));
    }

    private @Nullable TypeRef reply(FieldDefinition field, FieldForms.FieldForm form) {
        GraphQlForm resultForm = form.form();
        if (resultForm instanceof GraphQlForm.Done) {
            return null;
        }
        if (resultForm instanceof GraphQlForm.Payload payload && payload.inner() instanceof GraphQlForm.Plain) {
            String payloadType = TypeUse.of(field.getType()).name();
            FieldDefinition result = declarations.field(payloadType, payload.member());
            return result == null ? null : types.nonNullType(result.getType(), TypeNotes.NONE);
        }
        if (resultForm instanceof GraphQlForm.Plain) {
            Type<?> plain = field.getType();
            return types.nonNullType(plain, TypeNotes.NONE);
        }
        return DocumentTypes.array(types.named(form.type().name(), TypeNotes.NONE), TypeNotes.NONE);
    }

    private static List<Media> media(@Nullable TypeRef type) {
        return type == null ? List.of() : List.of(new Media(JSON, type, List.of(), new LinkedHashMap<>()));
    }
}
