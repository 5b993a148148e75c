package dev.ectype.launcher.emulated.override;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.java.BrokenEmission;
import dev.ectype.launcher.java.InMemoryCompiler;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Compiles and runs the override from the documentation. */
final class DocumentedOverrideTest {
    private static final Pattern OVERRIDE =
            Pattern.compile("```java\n(package petstore;.*?class (\\w+) .*?)```", Pattern.DOTALL);

    @Test
    void theDocumentedOverrideWorks() throws Exception {
        Compilation petstore = compiled(description());
        Map<String, byte[]> classes = compiledWithOverride(petstore);
        Emulator emulator = (Emulator) new OverrideLoader(classes, petstore)
                .loadClass("petstore.CrowdedShelter")
                .getConstructor()
                .newInstance();
        try (emulator) {
            emulator.start();
            HttpResponse<String> rabbit = takeIn(emulator, "rabbit");
            assertThat(rabbit.statusCode()).isEqualTo(409);
            assertThat(rabbit.body()).contains("the rabbits' hutch is full");
            assertThat(takeIn(emulator, "cat").statusCode()).isEqualTo(201);
            assertThat(emulator.journal().lastPosition()).isEqualTo(1);
        }
    }

    @Test
    void aDescriptionWithoutRabbitsBreaksTheCompilationOfTheOverride() throws IOException {
        String without = description().replace("rabbit", "ferret");
        assertThatExceptionOfType(BrokenEmission.class)
                .isThrownBy(() -> compiledWithOverride(compiled(without)))
                .withMessageContaining("CrowdedShelter.java")
                .withMessageContaining("RABBIT");
    }

    private static String description() throws IOException {
        try (InputStream stream = SampleCatalog.class.getResourceAsStream("/catalog/petstore/openapi.yaml")) {
            return new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Compilation compiled(String description) {
        SourceRoot source = SourceRoot.text("petstore.yaml", description.getBytes(StandardCharsets.UTF_8));
        return Objects.requireNonNull(
                new EmulatorCompiler().compile(CompilationRequest.of(source)).compilation());
    }

    private static Map<String, byte[]> compiledWithOverride(Compilation petstore) throws IOException {
        Matcher override = OVERRIDE.matcher(Files.readString(Path.of("../docs/testing.md")));
        assertThat(override.find()).isTrue();
        Map<String, String> sources = new TreeMap<>(petstore.emission().sources());
        sources.put("petstore/" + override.group(2) + ".java", override.group(1));
        return new InMemoryCompiler(Emulator.class.getClassLoader()).compile(sources);
    }

    private static HttpResponse<String> takeIn(Emulator emulator, String species) throws Exception {
        String pet = "{\"name\":\"Mia\",\"species\":\"" + species + "\"}";
        HttpRequest request = HttpRequest.newBuilder(URI.create(emulator.baseUri() + "/pets"))
                .header("X-Api-Key", "any")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(pet))
                .build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }
}
