package dev.ectype.launcher.emulated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.LaunchResult;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests hostile descriptions: each emulator must boot and answer every request. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
final class HostileDescriptionTest {
    @ParameterizedTest(name = "{0}")
    @MethodSource("types")
    void anAbsurdTypeIsServed(String symptom, String types) throws IOException, InterruptedException {
        try (Emulator emulator = booted(describe(types))) {
            assertThat(status(emulator, "GET", "/things")).isLessThan(500);
            assertThat(status(emulator, "POST", "/things")).isLessThan(500);
            assertThat(status(emulator, "GET", "/things/1")).isLessThan(500);
        }
    }

    static Stream<Arguments> types() {
        String loose = """
                {"type":"object","properties":{"n":{"$ref":"#/components/schemas/C@"}}}""";
        return Stream.of(
                type("a map of maps of its own kind", """
                        {"type":"object","additionalProperties":{"$ref":"#/components/schemas/Thing"}}"""),
                type("allOf of itself", """
                        {"allOf":[{"$ref":"#/components/schemas/Thing"},{"type":"object"}]}"""),
                type("a chain of allOf", chain(2_000, """
                        {"allOf":[{"$ref":"#/components/schemas/C@"},{"type":"object"}]}""")),
                type("a chain of members", chain(2_000, loose)),
                type("a chain of oneOf", chain(1_500, """
                        {"oneOf":[{"$ref":"#/components/schemas/C@"},{"type":"integer"}]}""")),
                type("a chain of references", chain(20_000, """
                        {"$ref":"#/components/schemas/C@"}""")),
                type(
                        "more combinations of variants than atoms",
                        "{\"allOf\":[" + list(40, HostileDescriptionTest::choice) + "]}"),
                type(
                        "a union of thousands of variants",
                        "\"Thing\":{\"oneOf\":["
                                + list(5_000, at -> "{\"$ref\":\"#/components/schemas/V" + at + "\"}")
                                + "],\"discriminator\":{\"propertyName\":\"kind\"}},"
                                + list(5_000, HostileDescriptionTest::variant)),
                type("members nested as deep as files may be", nested(240)),
                type("members by the thousand", members(6_000, "m")),
                type("a member's name too long for a class file", members(1, "m".repeat(70_000))),
                type("a member called like a word of Java", members(1, "yield")),
                type(
                        "an enumeration too long for a class",
                        "{\"type\":\"string\",\"enum\":[" + list(20_000, at -> "\"v" + at + "\"") + "]}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\u2028",
                "\\u2029",
                "\\u0085",
                "\\u000b",
                "\\f",
                "\\r\\n",
                "\\u0000",
                "\\ud800",
                "\\u202e",
                "*/",
                "\\\\u002a/",
                "\\\\u0022",
                "\\\"; x(); //",
                "../../x",
                "$S",
                "yield",
                "{@code",
                ""
            })
    void textsAreEscaped(String text) throws IOException, InterruptedException {
        String quoted = "\"" + text + "\"";
        String type = "{\"type\":\"object\",\"title\":" + quoted + ",\"description\":" + quoted + ",\"properties\":{"
                + quoted + ":{\"type\":\"string\"},\"kind\":{\"type\":\"string\",\"enum\":[" + quoted + ",\"b\"]}}}";
        String described = describe("\"Thing\":" + type).replace("Hostile", text);
        try (Emulator emulator = booted(described)) {
            assertThat(status(emulator, "GET", "/things")).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"minimum\":1e999999999",
                "\"maximum\":-1e999999999",
                "\"minimum\":1e2147483648",
                "\"multipleOf\":1e-999999999",
                "\"multipleOf\":1e99999999999999999999",
                "\"minimum\":0.1,\"multipleOf\":1e-999999",
                "\"exclusiveMinimum\":\"1e999999999\""
            })
    void anUnusableNumberIsIgnored(String rule) throws IOException, InterruptedException {
        String described = describe(
                "\"Thing\":{\"type\":\"object\",\"required\":[\"v\"],\"properties\":{\"v\":{\"type\":\"number\"," + rule
                        + "}}}");
        LaunchResult launched = launched(described);
        assertThat(launched.diagnostics()).extracting(Diagnostic::code).contains(DiagnosticCode.UNEXPECTED_VALUE);
        try (Emulator emulator = Objects.requireNonNull(launched.emulator()).start()) {
            assertThat(status(emulator, "GET", "/things")).isEqualTo(200);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("operations")
    void absurdOperationsAreServed(String symptom, String paths, String path) throws IOException, InterruptedException {
        try (Emulator emulator = booted(api(paths, ""))) {
            assertThat(status(emulator, "GET", path)).isEqualTo(200);
        }
    }

    static Stream<Arguments> operations() {
        String reply =
                "{\"responses\":{\"200\":{\"description\":\"d\",\"content\":{\"@\":{\"schema\":{\"type\":\"string\"}}}}}}";
        String text = "{\"get\":" + reply.replace("@", "text/plain") + "}";
        return Stream.of(
                Arguments.of(
                        "more groups than one method can choose from",
                        list(520, at -> "\"/a" + at + "\":" + text),
                        "/a519"),
                Arguments.of(
                        "more parameters than can be compared with each other",
                        "\"/a\":"
                                + text.replace(
                                        "{\"responses",
                                        "{\"parameters\":[" + list(80_000, HostileDescriptionTest::queried)
                                                + "],\"responses"),
                        "/a"),
                Arguments.of(
                        "more path parameters than a method takes",
                        "\"" + list(300, at -> "/a/{p" + at + "}").replace(",", "") + "\":" + text,
                        "/a/1".repeat(300)),
                Arguments.of(
                        "a media type that ends the header",
                        "\"/a\":{\"get\":" + reply.replace("@", "text/plain\\r\\nEvil: 1") + "}",
                        "/a"));
    }

    @Test
    void aLongChainOfReferencesResolvesToItsLastType() throws IOException, InterruptedException {
        String types = chain(20_000, "{\"$ref\":\"#/components/schemas/C@\"}")
                .replace("\"C20000\":{\"type\":\"object\"}", "\"C20000\":{\"const\":\"end\"}");
        String path = "\"/thing\":{\"get\":{\"responses\":{\"200\":{\"description\":\"d\",\"content\":"
                + "{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Thing\"}}}}}}}";
        try (Emulator emulator = booted(api(path, types))) {
            assertThat(answer(emulator, "GET", "/thing").body()).isEqualTo("\"end\"");
        }
    }

    @Test
    void resourcesWithCollidingConstantNamesAreServed() throws IOException, InterruptedException {
        String list = "{\"get\":{\"responses\":{\"200\":{\"description\":\"d\",\"content\":{\"application/json\":"
                + "{\"schema\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/@\"}}}}}}}}";
        String one = list.replace(
                "{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/@\"}}",
                "{\"$ref\":\"#/components/schemas/@\"}");
        String paths = "\"/items\":" + list.replace("@", "Other") + ",\"/shelfItems\":" + list.replace("@", "Item")
                + ",\"/shelfItems/{a}\":" + one.replace("@", "Item")
                + ",\"/shelfItems/{a}/shelf/items\":" + list.replace("@", "Item")
                + ",\"/shelfItems/{a}/shelf/items/{b}\":" + one.replace("@", "Item");
        String type = "{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"integer\"}}}";
        try (Emulator emulator = booted(api(paths, "\"Item\":" + type + ",\"Other\":" + type))) {
            assertThat(status(emulator, "GET", "/shelfItems/1/shelf/items/1")).isLessThan(500);
        }
    }

    private static String queried(int number) {
        return "{\"name\":\"q" + number + "\",\"in\":\"query\",\"schema\":{\"type\":\"string\"}}";
    }

    private static Arguments type(String symptom, String written) {
        return Arguments.of(symptom, written.startsWith("{") ? "\"Thing\":" + written : written);
    }

    private static String chain(int links, String link) {
        return "\"Thing\":{\"$ref\":\"#/components/schemas/C0\"},"
                + list(links, at -> "\"C" + at + "\":" + link.replace("C@", "C" + (at + 1)))
                + ",\"C" + links + "\":{\"type\":\"object\"}";
    }

    private static String variant(int at) {
        return "\"V" + at
                + "\":{\"type\":\"object\",\"required\":[\"kind\"],\"properties\":{\"kind\":{\"type\":\"string\"},\"m"
                + at + "\":{\"type\":\"string\"}}}";
    }

    private static String choice(int number) {
        return "{\"oneOf\":["
                + list(
                        4,
                        at ->
                                "{\"type\":\"object\",\"required\":[\"k@\"],\"properties\":{\"k@\":{\"type\":\"string\"}}}"
                                        .replace("@", number + "x" + at))
                + "]}";
    }

    private static String nested(int levels) {
        return "{\"type\":\"object\",\"properties\":{\"p\":".repeat(levels) + "{\"type\":\"string\"}"
                + "}}".repeat(levels);
    }

    private static String members(int count, String name) {
        String suffixed = count == 1 ? "" : "@";
        return "{\"type\":\"object\",\"properties\":{"
                + list(count, at -> "\"" + name + suffixed.replace("@", "" + at) + "\":{\"type\":\"string\"}")
                + "}}";
    }

    private static String list(int count, IntFunction<String> element) {
        return IntStream.range(0, count).mapToObj(element).collect(Collectors.joining(","));
    }

    private static String describe(String types) {
        String reference = "{\"$ref\":\"#/components/schemas/Thing\"}";
        String reply = "{\"description\":\"d\",\"content\":{\"application/json\":{\"schema\":" + reference + "}}}";
        String list = reply.replace(reference, "{\"type\":\"array\",\"items\":" + reference + "}");
        String body = reply.replace("\"description\":\"d\",", "");
        return api(
                "\"/things\":{\"get\":{\"responses\":{\"200\":" + list + "}},\"post\":{\"requestBody\":" + body
                        + ",\"responses\":{\"201\":" + reply
                        + "}}},\"/things/{id}\":{\"get\":{\"parameters\":[{\"name\":\"id\","
                        + "\"in\":\"path\",\"required\":true,\"schema\":{\"type\":\"string\"}}],\"responses\":{\"200\":"
                        + reply + "}}}",
                types);
    }

    private static String api(String paths, String types) {
        return "{\"openapi\":\"3.1.0\",\"info\":{\"title\":\"Hostile\",\"version\":\"1\"},\"paths\":{" + paths
                + "},\"components\":{\"schemas\":{" + types + "}}}";
    }

    private static LaunchResult launched(String described) {
        SourceRoot root = SourceRoot.text("hostile.json", described.getBytes(StandardCharsets.UTF_8));
        return new Launcher().boot(new LaunchRequest(CompilationRequest.of(root), CompileCache.none()));
    }

    private static Emulator booted(String described) {
        return Objects.requireNonNull(launched(described).emulator()).start();
    }

    private static int status(Emulator emulator, String method, String path) throws IOException, InterruptedException {
        return answer(emulator, method, path).statusCode();
    }

    private static HttpResponse<String> answer(Emulator emulator, String method, String path)
            throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(emulator.baseUri() + path))
                .header("content-type", "application/json")
                .method(
                        method,
                        method.equals("GET")
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString("{}"))
                .build();
        HttpResponse<String> answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        assertThat(answer.body()).doesNotContain("Exception", "\tat ");
        return answer;
    }
}
