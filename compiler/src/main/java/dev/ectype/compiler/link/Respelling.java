package dev.ectype.compiler.link;

import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.TypeRewriter;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.FieldArguments;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.FieldResult;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.TypedName;
import dev.ectype.compiler.ir.binding.GraphQlField;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.compiler.ir.binding.GraphQlSchema.Kind;
import dev.ectype.compiler.ir.binding.GraphQlSchema.Link;
import dev.ectype.compiler.ir.binding.ProtobufFiles;
import dev.ectype.compiler.ir.binding.WireSpelling;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rewrites a model with the stored names of members and enum values. Names that only the protocol knows stay. */
final class Respelling {
    private final WireSpelling spelling;

    private Respelling(WireSpelling spelling) {
        this.spelling = spelling;
    }

    static ApiModel of(ApiModel model, WireSpelling spelling) {
        return spelling.equals(WireSpelling.NONE) ? model : new Respelling(spelling).model(model);
    }

    private ApiModel model(ApiModel model) {
        Api api = model.api();
        Map<TypeName, TypeRef> types = new LinkedHashMap<>();
        api.types().forEach((name, type) -> types.put(name, type(name.value(), type)));
        List<Endpoint> endpoints = model.endpoints().stream()
                .map(endpoint -> endpoint.withBinding(
                                endpoint.binding() instanceof GraphQlField field
                                        ? field.withSpread(names(field.spread()))
                                        : endpoint.binding())
                        .withParameters(endpoint.parameters().stream()
                                .map(parameter -> parameter.withName(spelling.stored(null, parameter.name())))
                                .toList()))
                .toList();
        Api untyped = api.withTypes(new LinkedHashMap<>());
        ApiModel payloads =
                TypeRewriter.rewriteModel(model.withApi(untyped).withEndpoints(endpoints), type -> type(null, type));
        return payloads.withApi(new Api(
                api.name(),
                api.version(),
                api.description(),
                api.basePaths(),
                api.security(),
                types,
                api.graphQl() == null ? null : schema(api.graphQl()),
                api.protobuf() == null ? null : new ProtobufFiles(api.protobuf().descriptors(), spelling),
                api.recorded()));
    }

    private TypeRef type(@Nullable String name, TypeRef type) {
        TypeRef inside = TypeRewriter.rewriteChildren(type, child -> type(null, child));
        if (inside instanceof ObjectType object) {
            List<ObjectMember> members = object.members().stream()
                    .map(member ->
                            new ObjectMember(spelling.stored(name, member.name()), member.type(), member.required()))
                    .toList();
            return new ObjectType(
                    members,
                    object.patterns(),
                    object.additional(),
                    object.minMembers(),
                    object.maxMembers(),
                    object.rules(),
                    object.notes());
        }
        if (inside instanceof EnumType values && name != null) {
            return new EnumType(
                    values.values().stream().map(value -> value(name, value)).toList(),
                    values.contradictory(),
                    notes(name, values.notes()));
        }
        return inside instanceof NamedType named
                ? new NamedType(named.name(), notes(named.name().value(), named.notes()))
                : inside;
    }

    /** Converts default values and examples of an enum. */
    private TypeNotes notes(String type, TypeNotes notes) {
        JsonValue standard = notes.defaultValue();
        if (standard == null && notes.examples().isEmpty()) {
            return notes;
        }
        return notes.withValues(
                standard == null ? null : value(type, standard),
                notes.examples().stream().map(example -> value(type, example)).toList());
    }

    private JsonValue value(String type, JsonValue value) {
        return value instanceof JsonText text ? new JsonText(spelling.storedValue(type, text.text())) : value;
    }

    private List<String> names(List<String> names) {
        return names.stream().map(name -> spelling.stored(null, name)).toList();
    }

    private GraphQlSchema schema(GraphQlSchema schema) {
        Map<String, String> entities = new LinkedHashMap<>();
        schema.entities().forEach((type, identifier) -> entities.put(type, spelling.stored(type, identifier)));
        GraphQlDeclarations declared = schema.declared();
        GraphQlDeclarations respelled = new GraphQlDeclarations(
                declared.lists().stream().map(this::arguments).toList(),
                declared.events().stream().map(this::arguments).toList(),
                declared.connections(),
                declared.results().stream().map(this::result).toList(),
                declared.types(),
                declared.inputs());
        return new GraphQlSchema(
                schema.document(),
                entities,
                schema.links().stream().map(this::link).toList(),
                schema.counts(),
                respelled,
                schema.meaning(),
                schema.typeNames(),
                spelling);
    }

    private Link link(Link link) {
        boolean own = link.kind() == Kind.ONE || link.kind() == Kind.SEVERAL;
        String member = spelling.stored(own ? link.type() : link.target(), link.member());
        return new Link(link.type(), link.field(), link.kind(), member, link.target());
    }

    private FieldArguments arguments(FieldArguments field) {
        List<TypedName> arguments = field.arguments().stream()
                .map(each -> new TypedName(spelling.stored(null, each.name()), each.type(), each.list()))
                .toList();
        return new FieldArguments(field.type(), field.field(), field.result(), arguments);
    }

    private FieldResult result(FieldResult field) {
        return new FieldResult(field.type(), field.field(), field.result(), field.payload(), names(field.arguments()));
    }
}
