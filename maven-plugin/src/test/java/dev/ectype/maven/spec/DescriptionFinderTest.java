package dev.ectype.maven.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.maven.report.GoalFailure;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DescriptionFinderTest {
    private static final String ENTRY = """
            openapi: 3.1.0
            info: {title: Pets, version: "1"}
            paths: {/pets: {get: {responses: {"200": {description: all, content: {application/json: {schema: {$ref: "types/pet.yaml"}}}}}}}}
            """;
    private static final String PET = "{type: object, properties: {id: {type: integer}}}";

    @TempDir
    private Path base;

    private List<LocatedDescription> find(@Nullable String given, Path... classPath) {
        List<Path> folders = List.of(base.resolve("src/main/api"), base.resolve("src/main/resources"));
        return new DescriptionFinder(new ProjectLayout(base, base, folders, () -> List.of(classPath), true))
                .find(given);
    }

    private Path write(String path, String text) throws IOException {
        Path file = base.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Path jar(String name, String... paths) throws IOException {
        Path jar = base.resolve(name);
        try (OutputStream stream = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(stream)) {
            for (String path : paths) {
                zip.putNextEntry(new ZipEntry(path));
                zip.write((path.endsWith("openapi.yaml") ? ENTRY : PET).getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
        return jar;
    }

    private static CompilationResult compiled(LocatedDescription description) {
        return new EmulatorCompiler().compile(CompilationRequest.of(description.root()));
    }

    @Test
    void namesAreFoundInBothFolders() throws IOException {
        write("src/main/api/deep/openapi.yml", ENTRY);
        write("src/main/api/pets-openapi.json", "{}");
        write("src/main/resources/openapi.yaml", ENTRY);
        write("src/main/resources/other.yaml", ENTRY);
        write("src/main/resources/myopenapi.yaml", ENTRY);
        assertThat(find(null).stream().map(LocatedDescription::name))
                .containsExactly(
                        "src/main/api/deep/openapi.yml",
                        "src/main/api/pets-openapi.json",
                        "src/main/resources/openapi.yaml");
    }

    @Test
    void listsTheSearchedNamesWhereNoneIsFound() {
        assertThatThrownBy(() -> find(null))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("*-openapi.yaml")
                .hasMessageContaining("below src/main/api, src/main/resources")
                .hasMessageContaining("<inputSpec>");
    }

    @Test
    void aFolderContainsOneDescription() throws IOException {
        write("specs/api.yaml", ENTRY);
        write("specs/types/pet.yaml", PET);
        assertThat(find("specs").get(0).name()).isEqualTo("specs/api.yaml");
        write("specs/second.yaml", ENTRY);
        assertThatThrownBy(() -> find("specs"))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("2 descriptions: specs/api.yaml, specs/second.yaml");
    }

    @Test
    void aResourceOfAJarMayReferToOtherResources() throws IOException {
        Path jar = jar("pets.jar", "api/openapi.yaml", "api/types/pet.yaml");
        for (String given : List.of("api/openapi.yaml", "/api/openapi.yaml")) {
            LocatedDescription found =
                    find(given, base.resolve("absent.jar"), jar).get(0);
            assertThat(found.name()).isEqualTo("pets.jar!/api/openapi.yaml");
            CompilationResult result = compiled(found);
            assertThat(result.accepted()).isTrue();
            assertThat(result.diagnostics()).isEmpty();
            assertThat(result.files().get(0)).hasSize(2);
        }
    }

    @Test
    void aReferenceMayNotLeaveItsJar() throws IOException {
        write("types/pet.yaml", PET);
        Path jar = jar("pets.jar", "openapi.yaml");
        assertThat(compiled(find("openapi.yaml", jar).get(0)).diagnostics()).hasSize(1);
    }

    @Test
    void anUnpackagedModuleIsAFolder() throws IOException {
        write("other/classes/api/openapi.yaml", ENTRY);
        write("other/classes/api/types/pet.yaml", PET);
        write("other/elsewhere.yaml", ENTRY);
        LocatedDescription found =
                find("api/openapi.yaml", base.resolve("other/classes")).get(0);
        assertThat(compiled(found).diagnostics()).isEmpty();
        assertThatThrownBy(() -> find("../elsewhere.yaml", base.resolve("other/classes")))
                .isInstanceOf(GoalFailure.class);
    }

    @Test
    void anAddressInAJarIsRead() throws IOException {
        Path jar = jar("pets.jar", "openapi.yaml", "types/pet.yaml");
        String address = "jar:" + jar.toUri() + "!/openapi.yaml";
        assertThat(compiled(find(address).get(0)).diagnostics()).isEmpty();
        assertThat(find("jar:file://" + jar + "!/openapi.yaml")).hasSize(1);
        assertThatThrownBy(() -> find("jar:" + jar.toUri() + "!/absent.yaml"))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("absent.yaml");
        assertThatThrownBy(() -> find("jar:https://example.com/pets.jar!/openapi.yaml"))
                .isInstanceOf(GoalFailure.class);
    }

    @Test
    void reportsAnUnknownInput() {
        assertThatThrownBy(() -> find("absent.yaml"))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("no dependency contains \"absent.yaml\"");
    }

    @Test
    void offlineBuildsDownloadNothing() {
        LocatedDescription found = find("http://127.0.0.1:1/openapi.yaml").get(0);
        assertThat(found.remote()).isTrue();
        assertThat(compiled(found).diagnostics().get(0).message()).contains("Maven is offline");
    }
}
