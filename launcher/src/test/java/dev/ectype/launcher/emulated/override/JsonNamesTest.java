package dev.ectype.launcher.emulated.override;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.java.InMemoryCompiler;
import dev.ectype.runtime.emulator.Emulator;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that the runtime reads and writes emitted records and enums with the names of the description: the compiler and
 * the runtime derive JSON names from Java names separately.
 */
final class JsonNamesTest {
    private static final List<String> SNAKE = List.of(
            "tax_id", "plain", "line_1", "line1", "a_b_c", "x_2y", "_links", "trailing_", "double__bar", "class");
    private static final List<String> CAMEL = List.of(
            "taxId",
            "plain",
            "URL",
            "baseURL",
            "x2Y",
            "iOS",
            "Name",
            "$ref",
            "dotted.name",
            "Thing.Name",
            "kebab-name",
            "toString");
    private static final List<String> TEXTS =
            List.of("on_hold", "onHold", "on-hold", "ON_HOLD", "", "2", "done", "ünder", "a.b", "Capital", "_x", "new");

    private static final String ECHO = """
            package names;

            import dev.ectype.runtime.emulator.model.Body;
            import dev.ectype.runtime.emulator.model.RequestContext;
            import dev.ectype.runtime.emulator.model.Reply;

            public class Echo extends NamesEmulator {
                @Override
                protected ThingOperations things(RequestContext context) {
                    return new ThingOperations(context) {
                        @Override
                        protected Reply<Thing> createThing(Body<Thing> body) {
                            return created(things().insert(body.value()));
                        }
                    };
                }
            }
            """;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void recordsAndEnumsKeepTheNamesOfTheDescription(boolean snake) throws Exception {
        List<String> names = snake ? SNAKE : CAMEL;
        String members = names.stream()
                .map(name -> "\"" + name + "\":\"value of " + name + "\"")
                .collect(Collectors.joining(","));
        String texts = TEXTS.stream().map(text -> "\"" + text + "\"").collect(Collectors.joining(","));
        String properties = names.stream()
                .map(name -> "\"" + name + "\": {\"type\": \"string\"}")
                .collect(Collectors.joining(", "));
        String states =
                "\"states\": {\"type\": \"array\", \"items\": {\"type\": \"string\", \"enum\": [" + texts + "]}}";
        assertThat(echoed(properties + ", " + states, members + ",\"states\":[" + texts + "]"))
                .contains(members)
                .contains("\"states\":[" + texts + "]");
    }

    @Test
    void anInlineTypeThatIsTooLargeForARecordIsReadWithItsOwner() throws Exception {
        String inner = IntStream.range(0, 130)
                .mapToObj(at -> "\"m" + at + "\": {\"type\": \"integer\"}")
                .collect(Collectors.joining(", "));
        String properties = "\"details\": {\"type\": \"object\", \"properties\": {" + inner + "}}";
        assertThat(echoed(properties, "\"details\":{\"m129\":7}")).contains("\"details\":{\"m129\":7}");
    }

    /** Returns the response to the creation of a thing, which an override reads and writes through its record. */
    private static String echoed(String properties, String members) throws Exception {
        try (Emulator emulator = echo(properties)) {
            HttpResponse<String> created = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create(emulator.baseUri() + "/things"))
                                    .header("Content-Type", "application/json")
                                    .POST(HttpRequest.BodyPublishers.ofString("{\"id\":\"t1\"," + members + "}"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            assertThat(created.statusCode()).as(created.body()).isEqualTo(201);
            return created.body();
        }
    }

    private static Emulator echo(String properties) throws Exception {
        String thing = "{\"schema\": {\"$ref\": \"#/components/schemas/Thing\"}}";
        String description = """
                {"openapi": "3.1.0", "info": {"title": "Names", "version": "1"},
                 "paths": {"/things": {"post": {"operationId": "createThing",
                   "requestBody": {"required": true, "content": {"application/json": THING}},
                   "responses": {"201": {"description": "created", "content": {"application/json": THING}}}}}},
                 "components": {"schemas": {"Thing": {"type": "object", "required": ["id"], "properties": {
                   "id": {"type": "string"}, PROPERTIES}}}}}
                """.replace("THING", thing).replace("PROPERTIES", properties);
        SourceRoot source = SourceRoot.text("names.json", description.getBytes(StandardCharsets.UTF_8));
        Compilation compilation = Objects.requireNonNull(
                new EmulatorCompiler().compile(CompilationRequest.of(source)).compilation());
        Map<String, String> sources = new TreeMap<>(compilation.emission().sources());
        sources.put("names/Echo.java", ECHO);
        Map<String, byte[]> classes = new InMemoryCompiler(Emulator.class.getClassLoader()).compile(sources);
        Emulator emulator = (Emulator) new OverrideLoader(classes, compilation)
                .loadClass("names.Echo")
                .getConstructor()
                .newInstance();
        emulator.start();
        return emulator;
    }
}
