package dev.ectype.compiler.ir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.binding.HttpBinding;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.error.DescribedCode;
import dev.ectype.compiler.ir.error.ErrorMeaning;
import dev.ectype.compiler.ir.error.ErrorMember;
import dev.ectype.compiler.ir.error.ErrorVocabulary;
import dev.ectype.compiler.ir.error.NamedError;
import dev.ectype.compiler.ir.error.ProblemKind;
import dev.ectype.compiler.ir.error.StatedError;
import dev.ectype.compiler.ir.list.BodyFilter;
import dev.ectype.compiler.ir.list.Expansion;
import dev.ectype.compiler.ir.list.ExpansionSource;
import dev.ectype.compiler.ir.list.FieldSelection;
import dev.ectype.compiler.ir.list.FormatChoice;
import dev.ectype.compiler.ir.resource.AsyncCompletion;
import dev.ectype.compiler.ir.resource.ChildCount;
import dev.ectype.compiler.ir.resource.CompletionMember;
import dev.ectype.compiler.ir.resource.ComposedText;
import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.EventTrigger;
import dev.ectype.compiler.ir.resource.FileMember;
import dev.ectype.compiler.ir.resource.Flag;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.resource.InitialValue;
import dev.ectype.compiler.ir.resource.MetadataMember;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.PathMember;
import dev.ectype.compiler.ir.resource.Qualifier;
import dev.ectype.compiler.ir.resource.QualifierBinding;
import dev.ectype.compiler.ir.resource.ReferenceKeys;
import dev.ectype.compiler.ir.resource.RequestName;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceIdentity;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.StartedOperation;
import dev.ectype.compiler.ir.resource.TimeMember;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
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
    void writtenModelsReadBackEqual() {
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
        assertThat(JsonPrinter.compact(IrJson.writePart(new NamedType(new TypeName("Pet"), TypeNotes.NONE))))
                .isEqualTo("{\"kind\":\"named\",\"name\":\"Pet\"}");
        assertThat(JsonPrinter.compact(IrJson.writePart(number())))
                .isEqualTo("{\"kind\":\"number\",\"integer\":true,\"format\":\"int64\",\"minimum\":1}");
    }

    @Test
    void theHashIgnoresSourceLocations() {
        ApiModel model = model();
        Endpoint relocated = model.endpoints().get(0).withLocation(new SourceLocation("other.yaml", 9, 1));

        assertThat(IrJson.hash(model.withEndpoints(List.of(relocated)))).isEqualTo(IrJson.hash(model));
        assertThat(IrJson.hash(model.withEndpoints(List.of(relocated.withId(new EndpointId("other"))))))
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
        return new NumberType(true, "int64", JsonNumber.of(1), false, null, false, null, TypeNotes.NONE);
    }

    private static ApiModel model() {
        TypeNotes notes = new TypeNotes("t", "d", true, false, false, new JsonText("x"), List.of(JsonNumber.of(7)));
        ObjectType pet = new ObjectType(
                List.of(
                        new ObjectMember("id", number(), true),
                        new ObjectMember("name", new TextType(null, 1, null, "^a", notes), false),
                        new ObjectMember("tags", new NullableType(tags(), TypeNotes.NONE), false)),
                new LinkedHashMap<>(),
                AnyType.ANY,
                null,
                null,
                TypeNotes.NONE);
        Map<TypeName, TypeRef> types = new LinkedHashMap<>();
        types.put(new TypeName("Pet"), pet);
        Map<String, SecurityScheme> security = new LinkedHashMap<>();
        security.put("key", new SecurityScheme(SecurityScheme.Kind.API_KEY, "x-key", Parameter.In.HEADER));
        Api api = new Api("Pets", "1", null, List.of("/v1"), security, types);
        Resource resource = new Resource(
                PETS,
                new NamedType(new TypeName("Pet"), TypeNotes.NONE),
                new ResourceIdentity(
                        "id",
                        MemberPath.of("keys"),
                        List.of(new ResourceIdentity.Companion("uid", ResourceIdentity.Companion.Kind.KEY)),
                        List.of(),
                        new IdStyle.Counter(3),
                        List.of(new Qualifier("city", null), new Qualifier("shop", MemberPath.of("shop", "name"))),
                        false),
                null,
                false,
                false,
                new Resource.Lifecycle("status", List.of("a", "b")),
                null,
                new Resource.Version("etag", Resource.Version.Kind.ENTITY_TAG),
                List.of("name"),
                List.of(new ComposedText(
                        "url",
                        true,
                        List.of(
                                new ComposedText.Piece("/pets/", MemberPath.of("id"), null),
                                new ComposedText.Piece("/of/", null, "owner"),
                                new ComposedText.Piece("/", null, null)))),
                List.of(new Flag("open", true, null), new Flag("starred", false, "stars")),
                List.of(new ReferenceKeys(MemberPath.of("owner"), List.of("login", "id"))),
                List.of("attributes"),
                new DerivedMembers(
                        List.of(new FileMember("digest", "photo", FileMember.Fact.SHA_256, true)),
                        List.of(new TimeMember("sold_at", TimeMember.Event.ENTERED, "status", "sold")),
                        List.of(new CompletionMember("progress", CompletionMember.Value.PROGRESS)),
                        List.of(new RequestName("tags", List.of("tag_ids"))),
                        List.of(new InitialValue("priority", JsonNumber.of(3))),
                        List.of("number"),
                        List.of("seller"),
                        List.of(new ChildCount("visits", new ResourceName("visits"), "pet", "status", "open"))));
        return new ApiModel(api, List.of(endpoint()), List.of(resource), List.of())
                .withIdentifying(List.of(new IdentifyingMembers(IdentifyingMembers.Kind.NAME, List.of("name", "key"))))
                .withErrors(new ErrorVocabulary(
                        List.of(new ErrorMember("status", List.of(ErrorMeaning.CODE, ErrorMeaning.STATUS))),
                        List.of(new DescribedCode(
                                "NO_SUCH_PET",
                                List.of(new DescribedCode.Meaning(ProblemKind.MISSING, "nosuch", 5, List.of("pet"))))),
                        List.of(
                                new StatedError("showPet", ProblemKind.STATE, 409, "SOLD", null),
                                new StatedError(null, ProblemKind.MISSING, 0, null, "no such pet"))));
    }

    private static ArrayType tags() {
        return new ArrayType(List.of(), new BooleanType(TypeNotes.NONE), 0, 3, true, TypeNotes.NONE);
    }

    private static Endpoint endpoint() {
        Map<String, Media.Encoding> encodings = new LinkedHashMap<>();
        encodings.put("a", new Media.Encoding("text/plain", null, true));
        Media media = new Media("application/json", null, List.of(JsonNumber.of(1)), encodings);
        Parameter id =
                new Parameter("petId", Parameter.In.PATH, number(), true, "simple", false, null, null, List.of());
        Endpoint.Declaration declared = new Endpoint.Declaration(
                new EndpointId("showPet"),
                new HttpBinding(
                        "GET",
                        "/pets/{petId}",
                        List.of(new HttpBinding.Condition(Parameter.In.QUERY, "a", null)),
                        List.of("/v2"),
                        "petId"),
                new Endpoint.Text("s", null, List.of("tag"), false),
                List.of(id),
                new RequestBody(true, List.of(media)),
                List.of(new Response("200", "ok", List.of(media), List.of(id))),
                List.of(List.of("key"), List.of()));
        Endpoint.Semantics understood = new Endpoint.Semantics(
                new Role.Read(
                        PETS, MemberPath.of("data", "a/b"), new AsyncCompletion("state", List.of("busy"), "done")),
                List.of(new ParameterBinding("petId", PETS, "id")),
                List.of(new QualifierBinding(PETS, List.of("", "shop"))),
                new Expansion("expand", true, List.of(new ExpansionSource("author", List.of("author_id")))),
                new StartedOperation(PETS, MemberPath.of("job"), List.of("Operation-Location")),
                "allowMissing",
                List.of(new FieldSelection("fields", true)),
                true,
                List.of(new BodyFilter(MemberPath.of("query"), BodyFilter.Kind.WORDS)),
                List.of(new NamedError(ProblemKind.MISSING, "404", "NoSuchPet")),
                List.of(new FormatChoice("format", true)),
                "Idempotency-Key",
                new EventTrigger(
                        EventTrigger.Kind.ENTERED,
                        PETS,
                        "status",
                        "sold",
                        List.of(new EventTrigger.Filter("id", "filter", "petId", true))),
                new StateStream(
                        "watch",
                        "application/x-ndjson",
                        new NamedType(new TypeName("PetEvent"), TypeNotes.NONE),
                        MemberPath.of("object"),
                        MemberPath.of("type"),
                        List.of(new StateStream.KindWord(EventTrigger.Kind.DELETED, "gone")),
                        true,
                        true,
                        true,
                        "since",
                        "timeout"),
                new OperationContent(OperationContent.Use.STORE, PETS, "photo", true),
                new OperationMembers(
                        List.of(new MetadataMember("createTime", MetadataMember.Value.TIME)),
                        List.of("deleted"),
                        List.of(new PathMember("shop", "shopName")),
                        List.of(new PathMember("pet_id", "petId")),
                        "name",
                        "pet",
                        List.of("status")));
        return new Endpoint(declared, understood, new SourceLocation("pets.yaml", 3, 5));
    }
}
