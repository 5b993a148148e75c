package dev.ectype.compiler.ir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonText;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class IrJsonTest {
    private static final ResourceName PETS = new ResourceName("pets");

    @Test
    void whatIsWrittenReadsBackEqual() {
        ApiModel model = model();

        assertThat(IrJson.parse(JsonPrinter.pretty(IrJson.write(model)))).isEqualTo(model);
    }

    @Test
    void theRootPathIsNotTheAbsentOne() {
        Role atRoot = new Role.Create(PETS, MemberPath.ROOT, MemberPath.ROOT);
        Role nowhere = new Role.Create(PETS, MemberPath.ROOT, null);

        assertThat(readBack(atRoot)).isEqualTo(atRoot);
        assertThat(readBack(nowhere)).isEqualTo(nowhere);
    }

    @Test
    void namesAreTextsAndDefaultsAreLeftOut() {
        assertThat(JsonPrinter.compact(IrJson.writePart(new NamedType(new TypeName("Pet"), Notes.NONE))))
                .isEqualTo("{\"kind\":\"named\",\"name\":\"Pet\"}");
        assertThat(JsonPrinter.compact(IrJson.writePart(number())))
                .isEqualTo("{\"kind\":\"number\",\"integer\":true,\"format\":\"int64\",\"minimum\":1}");
    }

    @Test
    void theHashDoesNotDependOnWhereThingsWereWritten() {
        ApiModel model = model();
        Endpoint moved = model.endpoints().get(0).withLocation(new SourceLocation("other.yaml", 9, 1));

        assertThat(IrJson.hash(model.withEndpoints(List.of(moved)))).isEqualTo(IrJson.hash(model));
        assertThat(IrJson.hash(model.withEndpoints(List.of(moved.withId(new EndpointId("other"))))))
                .isNotEqualTo(IrJson.hash(model));
    }

    @Test
    void theHashIsThatOfTheCanonicalForm() throws NoSuchAlgorithmException {
        Endpoint unplaced = endpoint().withLocation(SourceLocation.NONE);
        String form = JsonPrinter.canonical(IrJson.write(model().withEndpoints(List.of(unplaced))));
        byte[] bytes = MessageDigest.getInstance("SHA-256").digest(form.getBytes(StandardCharsets.UTF_8));

        assertThat(IrJson.hash(model())).isEqualTo(HexFormat.of().formatHex(bytes));
    }

    @Test
    void anUnknownKindIsRefusedByName() {
        assertThatThrownBy(() -> IrJson.readPart(JsonReader.read("{\"kind\":\"tensor\"}"), TypeRef.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("tensor");
    }

    private static Role readBack(Role role) {
        return IrJson.readPart(JsonReader.read(JsonPrinter.compact(IrJson.writePart((Record) role))), Role.class);
    }

    private static NumberType number() {
        return new NumberType(true, "int64", JsonNumber.of(1), false, null, false, null, Notes.NONE);
    }

    private static ApiModel model() {
        Notes notes = new Notes("t", "d", true, false, false, new JsonText("x"), List.of(JsonNumber.of(7)));
        ObjectType pet = new ObjectType(
                List.of(
                        new Member("id", number(), true),
                        new Member("name", new TextType(null, 1, null, "^a", notes), false),
                        new Member("tags", new NullableType(tags(), Notes.NONE), false)),
                new LinkedHashMap<>(),
                AnyType.ANY,
                null,
                null,
                Notes.NONE);
        Map<TypeName, TypeRef> types = new LinkedHashMap<>();
        types.put(new TypeName("Pet"), pet);
        Map<String, SecurityScheme> security = new LinkedHashMap<>();
        security.put("key", new SecurityScheme(SecurityScheme.Kind.API_KEY, "x-key", Parameter.In.HEADER));
        Api api = new Api("Pets", "1", null, List.of("/v1"), security, types);
        Resource resource = new Resource(
                PETS,
                new NamedType(new TypeName("Pet"), Notes.NONE),
                new Identity(
                        "id",
                        List.of(),
                        new IdStyle.Counter(3),
                        List.of(new Qualifier("city", null), new Qualifier("shop", MemberPath.of("shop", "name")))),
                null,
                false,
                false,
                new Resource.Lifecycle("status", List.of("a", "b")),
                null,
                "etag",
                List.of("name"),
                List.of(new Composition(
                        "url",
                        true,
                        List.of(
                                new Composition.Piece("/pets/", MemberPath.of("id"), null),
                                new Composition.Piece("/of/", null, "owner"),
                                new Composition.Piece("/", null, null)))));
        return new ApiModel(api, List.of(endpoint()), List.of(resource), List.of());
    }

    private static ArrayType tags() {
        return new ArrayType(List.of(), new BooleanType(Notes.NONE), 0, 3, true, Notes.NONE);
    }

    private static Endpoint endpoint() {
        Map<String, Media.Encoding> encodings = new LinkedHashMap<>();
        encodings.put("a", new Media.Encoding("text/plain", null, true));
        Media media = new Media("application/json", null, List.of(JsonNumber.of(1)), encodings);
        Parameter id =
                new Parameter("petId", Parameter.In.PATH, number(), true, "simple", false, null, null, List.of());
        return new Endpoint(
                new EndpointId("showPet"),
                new HttpBinding(
                        "GET",
                        "/pets/{petId}",
                        List.of(new HttpBinding.Condition(Parameter.In.QUERY, "a", null)),
                        List.of("/v2"),
                        "petId"),
                new Endpoint.Text("s", null, List.of("tag"), false),
                List.of(id),
                new Body(true, List.of(media)),
                List.of(new Response("200", "ok", List.of(media), List.of(id))),
                List.of(List.of("key"), List.of()),
                new Role.Read(PETS, MemberPath.of("data", "a/b"), new Settling("state", List.of("busy"), "done")),
                List.of(new Tie("petId", PETS, "id")),
                List.of(new Qualification(PETS, List.of("", "shop"))),
                new Expansion("expand", true),
                new Start(PETS, MemberPath.of("job")),
                new SourceLocation("pets.yaml", 3, 5));
    }
}
