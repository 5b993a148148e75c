package dev.ectype.maven.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.maven.report.GoalFailure;
import dev.ectype.maven.report.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SourceGeneratorTest {
    private static final String JAVA = "target/generated-sources/ectype/pets/PetsEmulator.java";
    private static final String PET = "target/generated-sources/ectype/pets/Pet.java";
    private static final String PLAN = "target/generated-resources/ectype/pets/PetsEmulator.plan.json";

    @TempDir
    private Path folder;

    private PetsProject pets;

    @BeforeEach
    void describe() throws IOException {
        pets = new PetsProject(folder);
    }

    @Test
    void writesSourcesAndPlansIntoTheirFolders() throws IOException {
        GenerationResult outcome = pets.generate();
        assertThat(outcome.emulators())
                .containsExactly("src/main/api/openapi.yaml -> pets.PetsEmulator: 1 operations, 1 resources");
        assertThat(pets.read(JAVA)).contains("class PetsEmulator");
        assertThat(pets.read(PLAN)).startsWith("{");
        assertThat(folder.resolve("target/generated-sources/ectype/pets"))
                .isDirectoryNotContaining("glob:**.json")
                .isDirectoryNotContaining("glob:**.ledger");
    }

    @Test
    void unchangedInputsGenerateNothing() throws IOException {
        assertThat(pets.generate().unchanged()).isFalse();
        assertThat(pets.generate().unchanged()).isTrue();
    }

    @Test
    void overlaysCount() throws IOException {
        String overlay = "overlay: 1.0.0\ninfo: {title: Ages, version: 1.0.0}\nactions:\n"
                + "  - {target: $.info, update: {title: Animals}}\n";
        pets.write("src/main/api/animals.overlay.yaml", overlay);
        assertThat(PetsProject.generate(pets.overlaid("src/main/api/animals.overlay.yaml"))
                        .emulators())
                .containsExactly("src/main/api/openapi.yaml -> animals.AnimalsEmulator: 1 operations, 1 resources");
        assertThat(PetsProject.generate(pets.overlaid("src/main/api/animals.overlay.yaml"))
                        .unchanged())
                .isTrue();
        pets.write("src/main/api/animals.overlay.yaml", overlay.replace("Animals", "Beasts"));
        GenerationResult changed = PetsProject.generate(pets.overlaid("src/main/api/animals.overlay.yaml"));
        assertThat(changed.emulators().get(0)).contains("beasts.BeastsEmulator");
        assertThat(changed.read()).contains(folder.resolve("src/main/api/animals.overlay.yaml"));
        assertThat(pets.generate().unchanged()).isFalse();
        assertThatThrownBy(() -> pets.overlaid("src/main/api/missing.yaml")).isInstanceOf(GoalFailure.class);
    }

    @Test
    void fileTimesAreIgnored() throws IOException {
        pets.generate();
        Files.setLastModifiedTime(pets.base.resolve("src/main/api/pet.yaml"), FileTime.fromMillis(4_000_000_000_000L));
        assertThat(pets.generate().unchanged()).isTrue();
    }

    @Test
    void referencedFilesCount() throws IOException {
        pets.generate();
        FileTime before = Files.getLastModifiedTime(folder.resolve(JAVA));
        pets.write("src/main/api/pet.yaml", PetsProject.PET + "  age: {type: integer}\n");
        GenerationResult outcome = pets.generate();
        assertThat(outcome.changed()).isEqualTo(2);
        assertThat(pets.read(PET)).contains("age");
        assertThat(Files.getLastModifiedTime(folder.resolve(JAVA))).isEqualTo(before);
    }

    @Test
    void filesThatWereMissingCount() throws IOException {
        Files.delete(folder.resolve("src/main/api/pet.yaml"));
        assertThat(pets.generate().diagnostics()).isNotEmpty();
        pets.write("src/main/api/pet.yaml", PetsProject.PET);
        assertThat(pets.generate().unchanged()).isFalse();
        assertThat(pets.read(PET)).contains("record Pet");
    }

    @Test
    void acceptedConclusionsCount() throws IOException {
        Path lock = pets.write("inference.lock.yaml", "format: 1\napi: Pets\n");
        GenerationResult first =
                PetsProject.generate(pets.generation(new Guidance(null, SourceRoot.file(lock), false)));
        assertThat(first.diagnostics())
                .extracting(Diagnostic::code)
                .isNotEmpty()
                .containsOnly(DiagnosticCode.NEW_CONCLUSION);
        assertThat(PetsProject.generate(pets.generation(new Guidance(null, SourceRoot.file(lock), false)))
                        .unchanged())
                .isTrue();
        pets.write("inference.lock.yaml", "format: 1\napi: Other\n");
        GenerationResult changed =
                PetsProject.generate(pets.generation(new Guidance(null, SourceRoot.file(lock), false)));
        assertThat(changed.unchanged()).isFalse();
        assertThat(changed.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.OTHER_LOCK);
        assertThat(PetsProject.generate(pets.generation(new Guidance(null, SourceRoot.file(lock), true)))
                        .diagnostics())
                .anyMatch(Diagnostic::isError);
    }

    @Test
    void optionsCount() throws IOException {
        pets.generate();
        GenerationResult outcome =
                PetsProject.generate(pets.generation("org.example", "target/generated-sources/ectype", false));
        assertThat(outcome.deleted()).isEqualTo(outcome.files());
        assertThat(folder.resolve("target/generated-sources/ectype/pets")).doesNotExist();
        assertThat(folder.resolve("target/generated-sources/ectype/org/example/PetsEmulator.java"))
                .exists();
    }

    @Test
    void lostAndEditedFilesAreGeneratedAgain() throws IOException {
        pets.generate();
        Files.delete(folder.resolve(PLAN));
        assertThat(pets.generate().changed()).isEqualTo(1);
        pets.write(PET, "edited");
        assertThat(pets.generate().changed()).isEqualTo(1);
        assertThat(pets.read(PET)).contains("record Pet");
    }

    @Test
    void anEditOfTheSameSizeIsFoundByItsTime() throws IOException {
        pets.generate();
        FileTime before = Files.getLastModifiedTime(folder.resolve(PET));
        String text = pets.read(PET);
        pets.write(PET, text.replace("record", "RECORD"));
        Files.setLastModifiedTime(folder.resolve(PET), FileTime.fromMillis(before.toMillis() - 60_000));
        assertThat(pets.generate().changed()).isEqualTo(1);
        assertThat(pets.read(PET)).isEqualTo(text);
    }

    @Test
    void aGeneratedFileWithAnotherTimeIsUnchanged() throws IOException {
        pets.generate();
        Files.setLastModifiedTime(folder.resolve(PET), FileTime.fromMillis(4_000_000_000_000L));
        assertThat(pets.generate().unchanged()).isTrue();
    }

    @Test
    void filesNewerThanTheLedgerAreRead() throws IOException {
        pets.generate();
        FileTime written = Files.getLastModifiedTime(folder.resolve(PET));
        Files.setLastModifiedTime(folder.resolve("target/ectype/generate.ledger"), written);
        pets.write(PET, pets.read(PET).replace("record", "RECORD"));
        Files.setLastModifiedTime(folder.resolve(PET), written);
        assertThat(pets.generate().changed()).isEqualTo(1);
    }

    @Test
    void onlyObsoleteFilesAreDeleted() throws IOException {
        pets.generate();
        pets.write("target/generated-sources/ectype/pets/Mine.java", "mine");
        pets.write("src/main/api/openapi.yaml", PetsProject.ENTRY.replace("title: Pets", "title: Animals"));
        GenerationResult outcome = pets.generate();
        assertThat(outcome.deleted()).isEqualTo(outcome.files());
        assertThat(folder.resolve("target/generated-sources/ectype/pets")).isDirectoryContaining("glob:**/Mine.java");
        assertThat(folder.resolve(PLAN)).doesNotExist();
    }

    @Test
    void anotherFolderDeletesTheFilesInTheFirst() throws IOException {
        pets.generate();
        PetsProject.generate(pets.generation(null, "target/generated-sources/ectype/other", false));
        assertThat(folder.resolve(JAVA)).doesNotExist();
        assertThat(folder.resolve("target/generated-sources/ectype/other/pets/PetsEmulator.java"))
                .exists();
    }

    @Test
    void aCopiedProjectDoesNotChangeTheFirst(@TempDir Path other) throws IOException {
        pets.generate();
        PetsProject copy = new PetsProject(other);
        copy.write("target/ectype/generate.ledger", pets.read("target/ectype/generate.ledger"));
        copy.write("src/main/api/openapi.yaml", PetsProject.ENTRY.replace("title: Pets", "title: Animals"));
        copy.generate();
        assertThat(folder.resolve(JAVA)).exists();
    }

    @Test
    void cleanupRunsOnlyWithAGeneration() throws IOException {
        GenerationRequest cleaning = pets.generation(null, "target/generated-sources/ectype", true);
        PetsProject.generate(cleaning);
        Path foreign = pets.write("target/generated-sources/ectype/old/Old.java", "old");
        assertThat(PetsProject.generate(cleaning).unchanged()).isTrue();
        assertThat(foreign).exists();
        pets.write("src/main/api/openapi.yaml", "openapi: [");
        assertThat(PetsProject.generate(cleaning).isRefused()).isTrue();
        assertThat(foreign).exists();
        pets.write("src/main/api/openapi.yaml", PetsProject.ENTRY + "\n");
        assertThat(PetsProject.generate(cleaning).changed()).isZero();
        assertThat(foreign.getParent()).doesNotExist();
    }

    @Test
    void cleanupKeepsProtectedFiles() {
        GenerationRequest cleaning = pets.generation(null, "src/main", true);
        assertThatThrownBy(() -> PetsProject.generate(cleaning))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("openapi.yaml");
        assertThat(folder.resolve("src/main/api/openapi.yaml")).exists();
    }

    @Test
    void anErrorChangesNothing() throws IOException {
        pets.generate();
        pets.write("src/main/api/openapi.yaml", "openapi: [");
        assertThat(pets.generate().isRefused()).isTrue();
        assertThat(folder.resolve(JAVA)).exists();
        pets.write("src/main/api/openapi.yaml", PetsProject.ENTRY);
        assertThat(pets.generate().unchanged()).isTrue();
    }

    @Test
    void filesWithTheSameNameInTwoFoldersAreDistinct() throws IOException {
        pets.write(
                "src/main/api/toys/openapi.yaml",
                PetsProject.ENTRY.replace("title: Pets", "title: Toys").replace("\"pet.yaml\"", "\"../pet.yaml\""));
        assertThat(pets.generate().emulators()).hasSize(2);
        pets.write(
                "src/main/api/toys/openapi.yaml",
                PetsProject.ENTRY.replace("title: Pets", "title: Tools").replace("\"pet.yaml\"", "\"../pet.yaml\""));
        assertThat(pets.generate().emulators().get(1)).contains("tools.ToolsEmulator");
    }

    @Test
    void duplicateNamesAreRejected() throws IOException {
        pets.write("src/main/api/other/openapi.yaml", PetsProject.ENTRY);
        assertThatThrownBy(pets::generate)
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("both become pets.PetsEmulator");
    }

    @Test
    void consultsTheIdeFirst() throws IOException {
        pets.generate();
        pets.write("src/main/api/pet.yaml", PetsProject.PET + "  age: {type: integer}\n");
        IdeBuildContext ide = new IdeBuildContext();
        assertThat(new SourceGenerator(new Workspace(ide, true), new SourceWriter())
                        .run(pets.generation())
                        .unchanged())
                .isTrue();
        ide.changed.add(folder.resolve("src/main/api/pet.yaml").toFile());
        assertThat(new SourceGenerator(new Workspace(ide, true), new SourceWriter())
                        .run(pets.generation())
                        .unchanged())
                .isFalse();
        assertThat(ide.refreshed)
                .contains(folder.resolve("target/generated-sources/ectype").toFile());
    }

    @Test
    void anUnreadableLedgerIsIgnored() throws IOException {
        pets.generate();
        pets.write("target/ectype/generate.ledger", "ectype-ledger 2\nasked x\nread 1\n");
        assertThat(pets.generate().changed()).isZero();
        assertThat(pets.generate().unchanged()).isTrue();
    }
}
