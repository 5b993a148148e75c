package dev.ectype.launcher.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Validates populated states with another validator, and resolves all their references. */
final class PopulatedStateTest {
    private static final String DESCRIPTIONS = System.getenv().getOrDefault("ECTYPE_DESCRIPTIONS", "");

    @Test
    void everyInstanceOfThePetstoreIsValid() {
        judge(CompilationRequest.of(SampleCatalog.open("petstore")), 20);
    }

    @ParameterizedTest
    @ValueSource(strings = {"stripe.yaml", "asana.yaml", "realworld-conduit.yaml"})
    void everyInstanceOfALargeDescriptionIsValid(String name) {
        if (DESCRIPTIONS.isEmpty()) {
            System.err.println("left out " + name + ": ECTYPE_DESCRIPTIONS names no folder of descriptions");
        }
        Assumptions.assumeFalse(DESCRIPTIONS.isEmpty());
        judge(CompilationRequest.of(SourceRoot.file(Path.of(DESCRIPTIONS, "openapi", name))), 4);
    }

    private static void judge(CompilationRequest request, int each) {
        Document snapshot = Json.parse(populated(request, each));
        ApiModel model = Objects.requireNonNull(
                        new EmulatorCompiler().compile(request).compilation())
                .graph()
                .model();
        Map<String, TypeRef> types = new LinkedHashMap<>();
        for (Resource resource : model.resources()) {
            types.put(resource.name().value(), Objects.requireNonNull(resource.type()));
        }
        Map<String, TypeRef> typeOf = new LinkedHashMap<>();
        Map<String, String> texts = new LinkedHashMap<>();
        for (JsonMember table :
                Objects.requireNonNull(snapshot.member("resources")).members()) {
            for (Document row : table.value().elements()) {
                String name = table.name() + "/" + text(row, "id");
                typeOf.put(name, Objects.requireNonNull(types.get(table.name())));
                byte[] document = Objects.requireNonNull(row.member("document")).toBytes();
                texts.put(name, new String(document, StandardCharsets.UTF_8));
            }
        }
        assertThat(texts).hasSizeGreaterThan(2 * each);
        assertThat(IndependentValidator.faults(model, typeOf, texts)).isEmpty();
        for (Document relationship :
                Objects.requireNonNull(snapshot.member("relationships")).elements()) {
            assertThat(texts).containsKeys(text(relationship, "from"), text(relationship, "to"));
        }
    }

    private static String text(Document object, String member) {
        return Objects.requireNonNull(object.member(member)).text();
    }

    private static byte[] populated(CompilationRequest request, int each) {
        Emulator emulator = new Launcher()
                .boot(new LaunchRequest(request, CompileCache.none()))
                .emulator();
        return Objects.requireNonNull(emulator)
                .boot(EmulatorOptions.standard().withPopulate(each))
                .snapshot();
    }
}
