package dev.ectype.compiler.infer;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.infer.draft.RoleText;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.RequestBody;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.binding.HttpBinding;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds small API models for tests, in the manner of a description. */
public final class ModelFixture {
    private final Map<TypeName, TypeRef> types = new LinkedHashMap<>();
    private final List<Endpoint> endpoints = new ArrayList<>();

    public static TypeRef text() {
        return new TextType(null, null, null, null, TypeNotes.NONE);
    }

    public static TypeRef text(String format) {
        return new TextType(format, null, null, null, TypeNotes.NONE);
    }

    public static TypeRef pattern(String pattern) {
        return new TextType(null, null, null, pattern, TypeNotes.NONE);
    }

    public static TypeRef text(TypeNotes notes) {
        return new TextType(null, null, null, null, notes);
    }

    public static TypeNotes notes(@Nullable String description, String... examples) {
        List<JsonValue> values = new ArrayList<>();
        for (String example : examples) {
            values.add(new JsonText(example));
        }
        return new TypeNotes(null, description, false, false, false, null, values);
    }

    public static TypeRef integer() {
        return new NumberType(true, null, null, false, null, false, null, TypeNotes.NONE);
    }

    public static TypeRef oneOf(String... values) {
        List<JsonValue> allowed = new ArrayList<>();
        for (String value : values) {
            allowed.add(new JsonText(value));
        }
        return new EnumType(allowed, TypeNotes.NONE);
    }

    public static TypeRef array(TypeRef items) {
        return new ArrayType(List.of(), items, null, null, false, TypeNotes.NONE);
    }

    public static TypeRef named(String name) {
        return new NamedType(new TypeName(name), TypeNotes.NONE);
    }

    public static ObjectMember required(String name, TypeRef type) {
        return new ObjectMember(name, type, true);
    }

    public static ObjectMember member(String name, TypeRef type) {
        return new ObjectMember(name, type, false);
    }

    public static TypeRef object(ObjectMember... members) {
        return new ObjectType(List.of(members), new LinkedHashMap<>(), AnyType.ANY, null, null, TypeNotes.NONE);
    }

    public static Parameter path(String name, TypeRef type) {
        return new Parameter(name, Parameter.In.PATH, type, true, "simple", false, null, null, List.of());
    }

    public static Parameter query(String name, TypeRef type) {
        return new Parameter(name, Parameter.In.QUERY, type, false, "form", true, null, null, List.of());
    }

    public static Response reply(String status, @Nullable TypeRef type) {
        List<Media> media = type == null ? List.of() : List.of(json(type));
        return new Response(status, null, media, List.of());
    }

    public static Media json(TypeRef type, JsonValue... examples) {
        return new Media("application/json", type, List.of(examples), new LinkedHashMap<>());
    }

    public ModelFixture type(String name, TypeRef type) {
        types.put(new TypeName(name), type);
        return this;
    }

    /** Adds an operation such as {@code GET /pets/{petId}}. Path parameters without a declaration are texts. */
    public ModelFixture operation(String words, @Nullable TypeRef body, Response... responses) {
        return operation(words, List.of(), body, responses);
    }

    /** Adds an operation whose body has one media type. */
    public ModelFixture upload(String words, Media body, Response... responses) {
        return operation(words, List.of(), new RequestBody(true, List.of(body)), responses);
    }

    public ModelFixture operation(String words, List<Parameter> more, @Nullable TypeRef body, Response... responses) {
        return operation(words, more, body == null ? null : new RequestBody(true, List.of(json(body))), responses);
    }

    private ModelFixture operation(
            String words, List<Parameter> more, @Nullable RequestBody body, Response... responses) {
        String method = words.substring(0, words.indexOf(' '));
        String path = words.substring(words.indexOf(' ') + 1);
        List<Parameter> parameters = new ArrayList<>();
        for (SegmentedPath.Segment segment : SegmentedPath.of(path).segments()) {
            boolean declared =
                    more.stream().anyMatch(parameter -> parameter.name().equals(segment.parameter()));
            if (segment.parameter() != null && !declared) {
                parameters.add(path(segment.parameter(), text()));
            }
        }
        parameters.addAll(more);
        Endpoint.Declaration declared = new Endpoint.Declaration(
                new EndpointId(words),
                HttpBinding.of(method, path, List.of()),
                new Endpoint.Text(null, null, List.of(), false),
                parameters,
                body,
                List.of(responses),
                List.of());
        endpoints.add(new Endpoint(declared, SourceLocation.NONE));
        return this;
    }

    /** Sets the description of the last operation. */
    public ModelFixture describedAs(String description) {
        Endpoint last = endpoints.remove(endpoints.size() - 1);
        Endpoint.Declaration described = new Endpoint.Declaration(
                last.id(),
                last.binding(),
                new Endpoint.Text(null, description, List.of(), false),
                last.parameters(),
                last.body(),
                last.responses(),
                last.security());
        endpoints.add(new Endpoint(described, SourceLocation.NONE));
        return this;
    }

    public ApiModel model() {
        Api api = new Api("Test", "1", null, List.of(), new LinkedHashMap<>(), types);
        return new ApiModel(api, endpoints, List.of(), List.of());
    }

    public Inference.Completion inferred() {
        return Inference.of(Inference.Mode.STANDARD).explain(model());
    }

    /** Returns the inferred role of an operation, in words. */
    public String roleOf(String words) {
        for (Endpoint endpoint : inferred().model().endpoints()) {
            if (endpoint.id().value().equals(words)) {
                return endpoint.role() == null ? "none" : RoleText.words(endpoint.role());
            }
        }
        throw new IllegalArgumentException(words);
    }

    /** Returns the parameter bindings of an operation, in words. */
    public List<String> parameterBindingsOf(String words) {
        for (Endpoint endpoint : inferred().model().endpoints()) {
            if (endpoint.id().value().equals(words)) {
                return endpoint.parameterBindings().stream()
                        .map(binding -> binding.parameter() + "=" + binding.resource() + "." + binding.member()
                                + (binding.through() == null ? "" : " through " + binding.through()))
                        .toList();
            }
        }
        throw new IllegalArgumentException(words);
    }

    public List<String> resourceNames() {
        return inferred().model().resources().stream()
                .map(resource -> resource.name().value())
                .toList();
    }

    public dev.ectype.compiler.ir.resource.Resource resource(String name) {
        return inferred().model().resources().stream()
                .filter(resource -> resource.name().value().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Returns a model with the usual operations on pets. */
    public static ModelFixture pets() {
        return new ModelFixture()
                .type("Pet", object(required("id", integer()), required("name", text()), member("tag", text())))
                .type("NewPet", object(required("name", text()), member("tag", text())))
                .operation("GET /pets", null, reply("200", array(named("Pet"))))
                .operation("POST /pets", named("NewPet"), reply("201", named("Pet")))
                .operation("GET /pets/{petId}", null, reply("200", named("Pet")), reply("404", null))
                .operation("PUT /pets/{petId}", named("NewPet"), reply("200", named("Pet")))
                .operation("PATCH /pets/{petId}", named("NewPet"), reply("200", named("Pet")))
                .operation("DELETE /pets/{petId}", null, reply("204", null));
    }
}
