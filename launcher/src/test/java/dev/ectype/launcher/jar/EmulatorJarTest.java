package dev.ectype.launcher.jar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.SampleCatalog;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class EmulatorJarTest {
    private static final int MOST_BYTES = 8_000_000;
    private static final Compilation PETSTORE = Objects.requireNonNull(new EmulatorCompiler()
            .compile(CompilationRequest.of(SampleCatalog.open("petstore")))
            .compilation());

    @TempDir
    private static Path folder;

    private static Path jar;

    @BeforeAll
    static void pack() throws IOException {
        jar = folder.resolve("made for it/pets.jar");
        EmulatorJar.of(PETSTORE).write(jar);
    }

    /** Runs without any compiler, with the modules of a small Java runtime. */
    @Test
    void servesWithOnlyAJavaRuntime() throws IOException, InterruptedException {
        Process process = started(
                List.of("--limit-modules", "java.base,java.logging,java.naming,jdk.unsupported"), "--port", "0");
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            String ready = out.readLine();
            assertThat(ready).startsWith("ready http://127.0.0.1:");
            HttpResponse<String> made = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create(ready.substring("ready ".length()) + "/pets"))
                                    .header("X-Api-Key", "any")
                                    .header("Content-Type", "application/json")
                                    .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Mia\",\"species\":\"cat\"}"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            assertThat(made.statusCode()).isEqualTo(201);
            process.destroy();
            assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isZero();
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void containsTheGraphQlLibraryOnlyForGraphQlDescriptions() throws IOException {
        Compilation shop = Objects.requireNonNull(new EmulatorCompiler()
                .compile(CompilationRequest.of(SourceRoot.file(Path.of("src/test/resources/graphql/shop.graphql"))))
                .compilation());
        Path other = folder.resolve("shop.jar");
        EmulatorJar.of(shop).write(other);
        List<String> own = List.of("graphql/GraphQL.class", "dev/ectype/runtime/graphql/GraphQlAdapter.class");
        try (JarFile packed = new JarFile(other.toFile());
                JarFile pets = new JarFile(jar.toFile())) {
            assertThat(own).allMatch(name -> packed.getEntry(name) != null);
            assertThat(own).allMatch(name -> pets.getEntry(name) == null);
            assertThat(packed.getEntry("i18n/Validation.properties")).isNotNull();
            assertThat(packed.stream().map(ZipEntry::getName))
                    .filteredOn(name -> name.contains("webjars/"))
                    .hasSize(4);
        }
    }

    @Test
    void anInvalidOptionSetsTheExitCode() throws IOException, InterruptedException {
        Process process = started(List.of(), "--prot", "0");
        String output = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(output).contains("--prot", "--port");
    }

    @Test
    void containsOnlyTheEmulatorAndItsRuntime() throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            List<String> names = file.stream().map(ZipEntry::getName).toList();
            assertThat(names)
                    .contains("petstore/PetstoreEmulator.class", "petstore/PetstoreEmulator.plan.json")
                    .contains("dev/ectype/runtime/emulator/Emulator.class", "io/netty/channel/Channel.class")
                    .contains("META-INF/ectype/LICENSE", "META-INF/ectype/NOTICE")
                    .allMatch(
                            name -> name.matches("(META-INF|petstore|dev/ectype/(noun|runtime)|io/netty)/.*"), "needed")
                    .noneMatch(name -> name.matches("dev/ectype/runtime/(client|junit|spring|testing)/.*"));
        }
        assertThat(Files.size(jar)).isLessThan(MOST_BYTES);
    }

    @Test
    void containsItsOrigin() throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            JsonObject api = (JsonObject) JsonReader.read(text(file, "META-INF/ectype/api.json"));
            assertThat(api.member("name")).isEqualTo(new JsonText("Petstore"));
            assertThat(api.member("hash"))
                    .isEqualTo(new JsonText(IrJson.hash(PETSTORE.graph().model())));
            assertThat(IrJson.read(JsonReader.read(text(file, "META-INF/ectype/ir.json"))))
                    .isEqualTo(PETSTORE.graph().model());
            assertThat(JsonReader.read(text(file, "META-INF/ectype/graph.json")))
                    .isInstanceOf(JsonObject.class);
        }
    }

    @Test
    void hasTheSameBytesEachTime() throws IOException {
        Path second = folder.resolve("again.jar");
        EmulatorJar.of(PETSTORE).write(second);
        assertThat(second).hasSameBinaryContentAs(jar);
    }

    private static String text(JarFile jar, String name) throws IOException {
        try (InputStream stream = jar.getInputStream(jar.getEntry(name))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Process started(List<String> machine, String... arguments) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(java, "-XX:TieredStopAtLevel=1"));
        command.addAll(machine);
        command.addAll(List.of("-jar", jar.toString()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).start();
    }
}
