package dev.ectype.compiler.ingest.postman;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Compiles a collection and shows what was derived from it. */
final class CollectionCompiler {
    private final CompilationResult result;

    private CollectionCompiler(CompilationResult result) {
        this.result = result;
    }

    static CollectionCompiler compile(String collection, String... environments) {
        List<SourceRoot> roots = List.of(environments).stream()
                .map(text -> root("environment.json", text))
                .toList();
        return new CollectionCompiler(new EmulatorCompiler()
                .compile(CompilationRequest.of(root("collection.json", collection))
                        .withEnvironments(roots)));
    }

    /** Compiles a collection of version 2.1 with these items. */
    static CollectionCompiler items(String... items) {
        return compile(collection(items));
    }

    static String collection(String... items) {
        return "{\"info\":{\"name\":\"Quay\",\"schema\":\"https://schema.getpostman.com/json/collection/v2.1.0/collection.json\"},"
                + "\"item\":[" + String.join(",", items) + "]}";
    }

    /** Returns an item without a body. */
    static String item(String name, String method, String url, String... tests) {
        return item(name, method, url, "", tests);
    }

    /** Returns an item with a JSON body and the lines of a test script. */
    static String item(String name, String method, String url, String body, List<String> tests) {
        JsonObject.Builder request = JsonObject.builder().put("method", method).put("url", url);
        if (!body.isEmpty()) {
            request.put(
                    "body",
                    JsonObject.builder().put("mode", "raw").put("raw", body).build());
        }
        JsonObject script =
                JsonObject.builder().put("exec", String.join("\n", tests)).build();
        JsonObject event =
                JsonObject.builder().put("listen", "test").put("script", script).build();
        return JsonPrinter.compact(JsonObject.builder()
                .put("name", name)
                .put("event", JsonArray.of(event))
                .put("request", request.build())
                .build());
    }

    private static String item(String name, String method, String url, String body, String[] tests) {
        return item(name, method, url, body, List.of(tests));
    }

    private static SourceRoot root(String name, String text) {
        return SourceRoot.text(name, text.getBytes(StandardCharsets.UTF_8));
    }

    List<String> findings() {
        return result.diagnostics().stream().map(each -> each.line()).toList();
    }

    Compilation compilation() {
        return Objects.requireNonNull(
                result.compilation(), () -> result.diagnostics().toString());
    }

    JsonObject description() {
        return Objects.requireNonNull(compilation().recordedDescription());
    }

    /** Returns a value of the description by its members, or null. */
    @Nullable
    JsonValue at(String... members) {
        JsonValue value = description();
        for (String member : members) {
            value = value instanceof JsonObject object ? object.member(member) : null;
        }
        return value;
    }

    /** Returns the text of a value of the description. */
    String text(String... members) {
        JsonValue value = at(members);
        return value == null ? "none" : JsonPrinter.compact(value);
    }

    /** Returns the initial instances in the plan of the emulator. */
    String start() {
        JsonObject plan = (JsonObject) JsonReader.read(compilation().emission().plan());
        JsonValue start = plan.member("start");
        return start == null ? "none" : JsonPrinter.compact(start);
    }
}
