package dev.ectype.compiler.ingest.traffic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.source.SourceRoot;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

class TrafficIngestorTest {
    private static final String OTTO = "{\"id\":11,\"name\":\"Otto\",\"keeperId\":\"kpr_9f8a7b6c\",\"weight\":8.5}";
    private static final String OLGA = "{\"id\":12,\"name\":\"Olga\",\"keeperId\":\"kpr_9f8a7b6c\",\"weight\":7.2}";
    private static final String ANN = "{\"id\":\"kpr_9f8a7b6c\",\"name\":\"Ann\"}";
    private static final String BOB = "{\"id\":\"kpr_1a2b3c4d\",\"name\":\"Bob\"}";

    private final RecordingBuilder recorded = new RecordingBuilder();

    private static CompilationResult compile(String name, String text) {
        SourceRoot root = SourceRoot.text(name, text.getBytes(StandardCharsets.UTF_8));
        return new EmulatorCompiler().compile(new CompilationRequest(List.of(root), Inference.Mode.STANDARD, null));
    }

    private Compilation compiled() {
        return Objects.requireNonNull(compile("zoo.jsonl", recorded.text()).compilation());
    }

    private String start() {
        JsonObject plan = (JsonObject) JsonReader.read(compiled().emission().plan());
        return JsonPrinter.compact(Objects.requireNonNull(plan.member("start")));
    }

    private JsonObject description() {
        return Objects.requireNonNull(compiled().recordedDescription());
    }

    @Test
    void exchangesBecomeResourcesAndRelationships() {
        recorded.get("/v1/keepers", 200, "{\"items\":[" + ANN + "," + BOB + "]}")
                .get("/v1/animals/11", 200, OTTO)
                .add("POST", "/v1/animals", "{\"name\":\"Olga\",\"keeperId\":\"kpr_9f8a7b6c\"}", 201, OLGA)
                .add("DELETE", "/v1/animals/11", "", 204, "");
        var model = compiled().graph().model();
        assertThat(model.api().name()).isEqualTo("zoo");
        assertThat(model.api().basePaths()).containsExactly("/v1");
        assertThat(model.resources())
                .extracting(resource -> resource.name())
                .containsExactlyInAnyOrder(new ResourceName("animals"), new ResourceName("keepers"));
        assertThat(model.relationships())
                .anySatisfy(relationship -> assertThat(relationship.member()).isEqualTo("keeperId"));
    }

    @Test
    void startStateHoldsEarlierInstances() {
        recorded.get("/animals", 200, "[" + OTTO + "]")
                .add("POST", "/animals", "{\"name\":\"Olga\"}", 201, OLGA)
                .get("/animals/12", 200, OLGA)
                .add("PATCH", "/animals/11", "{\"weight\":9}", 200, OTTO.replace("8.5", "9"))
                .get("/animals/11", 200, OTTO.replace("8.5", "9"));
        assertThat(start()).isEqualTo("{\"animals\":[" + OTTO + "]}");
    }

    @Test
    void listsKeepTheirRecordedOrder() {
        recorded.get("/keepers", 200, "[" + ANN + "," + BOB + "]");
        assertThat(start()).isEqualTo("{\"keepers\":[" + BOB + "," + ANN + "]}");
    }

    @Test
    void changesRevealTheMembersThatTheyDidNotSet() {
        recorded.add("PUT", "/animals/11", "{\"weight\":9}", 200, OTTO.replace("8.5", "9"))
                .get("/animals/11", 200, OTTO.replace("8.5", "9"));
        assertThat(start()).isEqualTo("{\"animals\":[" + OTTO.replace(",\"weight\":8.5", "") + "]}");
    }

    @Test
    void pathParametersImplyInstances() {
        recorded.get("/animals/11", 200, OTTO)
                .get("/animals/13/visits", 200, "[{\"id\":501,\"reason\":\"cough\"}]")
                .get("/animals/99", 404, "{\"error\":\"none\"}");
        assertThat(start())
                .contains("{\"id\":13}", OTTO, "{\"id\":501,\"reason\":\"cough\",\"$in\":\"13\"}")
                .doesNotContain("99");
    }

    @Test
    void aCreatedInstanceThatIsFoundByItsNameIsNoEarlierOne() {
        recorded.get("/tags", 200, "[{\"id\":1,\"name\":\"old\"}]")
                .get("/tags/1", 200, "{\"id\":1,\"name\":\"old\"}")
                .add("POST", "/tags", "{\"name\":\"new\"}", 201, "{\"id\":2,\"name\":\"new\"}")
                .get("/tags/new", 200, "{\"id\":2,\"name\":\"new\"}")
                .add("DELETE", "/tags/new", "", 204, "");
        assertThat(start()).isEqualTo("{\"tags\":[{\"id\":1,\"name\":\"old\"}]}");
    }

    @Test
    void anEarlierInstanceIsFoundByTheNamesOfSuccessfulRequests() {
        recorded.get("/tags", 200, "[{\"name\":\"dark red\"}]")
                .get("/tags/dark+red", 200, "{\"name\":\"dark red\"}")
                .get("/tags/blue", 200, "{\"name\":\"blue\"}");
        assertThat(start()).contains("{\"name\":\"dark red\"}", "{\"name\":\"dark+red\"}", "{\"name\":\"blue\"}");
    }

    @Test
    void nothingIsThereThatWasNotSeen() {
        recorded.get("/animals", 200, "[]")
                .add("POST", "/animals", "{\"name\":\"Olga\"}", 201, OLGA)
                .get("/animals/12", 200, OLGA)
                .get("/animals/99", 404, "{}");
        assertThat(start()).isEqualTo("{\"animals\":[]}");
    }

    @Test
    void parametersBodiesAndFieldsAreDescribed() {
        recorded.add("POST", "/animals?dry=true", "{\"name\":\"Olga\"}", 201, OLGA)
                .add("POST", "/animals?page=2", "{\"weight\":3}", 422, "{\"error\":\"name\"}");
        String text = JsonPrinter.compact(description());
        assertThat(text)
                .contains("{\"name\":\"dry\",\"in\":\"query\",\"schema\":{\"type\":\"boolean\"},\"example\":true}")
                .contains("{\"name\":\"page\",\"in\":\"query\",\"schema\":{\"type\":\"integer\"},\"example\":2}")
                .contains(
                        "\"requestBody\":{\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"properties\":"
                                + "{\"name\":{\"type\":\"string\"},\"weight\":{\"type\":\"integer\"}},\"required\":[\"name\"]}")
                .contains("\"422\":{\"description\":\"As recorded.\",\"content\":{\"application/json\":{\"schema\":"
                        + "{\"type\":\"object\",\"properties\":{\"error\":{\"type\":\"string\"}},\"required\":[\"error\"]},"
                        + "\"example\":{\"error\":\"name\"}}}}");
    }

    @Test
    void credentialIsNeededWhereItsLackWasRefused() {
        recorded.get("/animals", 401, "{}");
        assertThat(description().member("security")).isNull();
        String refused = recorded.text();
        String answered = new RecordingBuilder()
                .get("/animals", 200, "[]")
                .text()
                .replace("\"requestHeaders\":{}", "\"requestHeaders\":{\"authorization\":\"Bearer redacted-1\"}");
        Compilation both =
                Objects.requireNonNull(compile("zoo.jsonl", refused + answered).compilation());
        assertThat(JsonPrinter.compact(Objects.requireNonNull(both.recordedDescription())))
                .contains("\"security\":[{\"credential\":[]}]", "{\"type\":\"http\",\"scheme\":\"bearer\"}");
    }

    @Test
    void apiIsTheOriginWithMostJsonReplies() {
        recorded.get("https://cdn.example/a.png", 200, "")
                .get("https://cdn.example/b.png", 200, "")
                .get("/animals", 200, "[]");
        CompilationResult result = compile("zoo.jsonl", recorded.text());
        assertThat(result.diagnostics())
                .extracting(finding -> finding.code().id())
                .contains("ECT2011");
        assertThat(JsonPrinter.compact(Objects.requireNonNull(
                        Objects.requireNonNull(result.compilation()).recordedDescription())))
                .contains("\"servers\":[{\"url\":\"https://api.zoo.example\"}]")
                .doesNotContain("png");
    }

    @Test
    void archivesAreReadAsTheyAreWritten() {
        String form = Base64.getEncoder().encodeToString("{\"id\":1}".getBytes(StandardCharsets.UTF_8));
        String har = """
                {"log":{"version":"1.2","entries":[
                  {"request":{"method":"get","url":"http://zoo.example:80/forms/1","headers":[]},
                   "response":{"status":200,"headers":[],"content":{"mimeType":"application/json","encoding":"base64","text":"%s"}}},
                  {"request":{"method":"POST","url":"http://zoo.example/forms","postData":{"mimeType":"application/x-www-form-urlencoded","params":[{"name":"a","value":"b"}]}}},
                  {"request":{"method":"OPTIONS","url":"http://zoo.example/forms","headers":[]},"response":{"status":200}},
                  {"request":{"method":"GET","url":"chrome-extension://abc/x","headers":[]},"response":{"status":200}}
                ]}}
                """.formatted(form);
        Compilation compilation = Objects.requireNonNull(compile("zoo.har", har).compilation());
        assertThat(JsonPrinter.compact(Objects.requireNonNull(compilation.recordedDescription())))
                .contains("\"url\":\"http://zoo.example\"", "\"/forms/{formId}\"", "\"example\":{\"id\":1}")
                .contains(
                        "\"application/x-www-form-urlencoded\":{\"schema\":{\"type\":\"object\",\"properties\":{\"a\":")
                .contains("\"default\":{\"description\":\"No response was recorded.\"}")
                .contains("\"options\":{\"security\":[],\"responses\":{\"200\"")
                .doesNotContain("chrome");
    }

    @Test
    void compressedChunksAreDecoded() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream packing = new GZIPOutputStream(packed)) {
            packing.write("{\"id\":1}".getBytes(StandardCharsets.UTF_8));
        }
        String hex = HexFormat.of().formatHex(packed.toByteArray());
        String pieces = "[\\\"" + hex.substring(0, 20) + "\\\",\\\"" + hex.substring(20) + "\\\"]";
        String har = "{\"log\":{\"entries\":[{\"request\":{\"method\":\"GET\",\"url\":\"http://zoo.example/forms/1\"},"
                + "\"response\":{\"status\":200,\"headers\":[{\"name\":\"Content-Encoding\",\"value\":\"gzip\"}],"
                + "\"content\":{\"mimeType\":\"application/json\",\"text\":\"" + pieces + "\"}}}]}}";
        Compilation compilation = Objects.requireNonNull(compile("zoo.har", har).compilation());
        assertThat(JsonPrinter.compact(Objects.requireNonNull(compilation.recordedDescription())))
                .contains("\"example\":{\"id\":1}");
    }

    @Test
    void brokenLinesAreSkippedAndReported() {
        String text = recorded.get("/animals/11", 200, OTTO).text()
                + "{\"seq\":2,\n[1]\n\n"
                + "{\"method\":\"GET\",\"url\":\"http://[\",\"status\":200}\n"
                + "{\"method\":7,\"url\":{},\"status\":\"x\",\"requestHeaders\":3,\"responseBody\":[]}\n";
        CompilationResult result = compile("zoo.jsonl", text);
        assertThat(result.compilation()).isNotNull();
        assertThat(result.diagnostics())
                .extracting(finding ->
                        finding.code().id() + " " + finding.location().line())
                .containsExactly("ECT2009 2", "ECT2009 3");
    }

    @Test
    void recordingOfNothingIsRefused() {
        assertThat(compile("zoo.jsonl", "\n").diagnostics())
                .extracting(finding -> finding.code().id())
                .containsExactly("ECT2010");
    }

    @Test
    void errorsAreUsualWithoutSuccess() {
        recorded.get("/animals", 200, "[" + OTTO + "]")
                .get("/vault", 403, "{\"error\":\"closed\"}")
                .get("/vault", 429, "{\"error\":\"slower\"}");
        var graph = compiled().graph();
        assertThat(description().toString()).contains("x-ectype-usual");
        assertThat(graph.behaviors())
                .filteredOn(behavior -> behavior.endpoint().value().contains("vault"))
                .singleElement()
                .satisfies(behavior -> assertThat(behavior.reply().status()).isEqualTo(403));
    }

    @Test
    void successMakesErrorsUnusual() {
        recorded.get("/vault", 403, "{\"error\":\"closed\"}").get("/vault", 200, "{\"open\":true}");
        assertThat(description().toString()).doesNotContain("x-ectype-usual");
    }
}
