package dev.ectype.compiler.source;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FileRootTest {
    private final Diagnostics diagnostics = new Diagnostics();

    @TempDir
    private Path folder;

    private Path root;

    @BeforeEach
    void layOut() throws IOException {
        root = folder.resolve("root");
        write("root/spec/api.yaml", "start: {$ref: '../common.yaml#/pet'}\n");
        write("root/common.yaml", "pet: inside\n");
        write("secret.yaml", "pet: outside\n");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFileThatTellsNoSizeIsReadWhole() throws IOException {
        Path version = Path.of("/proc/version");
        assertThat(Files.size(version)).isZero();
        assertThat(SourceRoot.file(version).entryChecksum())
                .isEqualTo(SourceHash.checksum(Files.readAllBytes(version)));
    }

    @Test
    void filesAreKnownByTheirPathFromTheEntry() {
        LocatedNode pet = requireNonNull(follow(root));
        assertThat(pet.canonical()).isEqualTo("../common.yaml#/pet");
        assertThat(pet.location().file()).endsWith("root/common.yaml");
    }

    @Test
    void referencesStayBelowTheRoot() throws IOException {
        write("root/spec/api.yaml", "start: {$ref: '../../secret.yaml#/pet'}\n");
        assertThat(follow(root)).isNull();
        assertThat(codes()).containsExactly("ECT1014");
    }

    @Test
    void absolutePathsStayBelowTheRoot() throws IOException {
        write("root/spec/api.yaml", "start: {$ref: '" + folder.resolve("secret.yaml") + "#/pet'}\n");
        assertThat(follow(root)).isNull();
        assertThat(codes()).containsExactly("ECT1014");
    }

    @Test
    void missingFilesOutsideLookLikeExistingOnes() throws IOException {
        write("root/spec/api.yaml", "start: {$ref: '../../absent.yaml#/pet'}\n");
        assertThat(follow(root)).isNull();
        assertThat(codes()).containsExactly("ECT1014");
    }

    @Test
    void linksDoNotLeadOutOfTheRoot() throws IOException {
        Files.createSymbolicLink(root.resolve("spec/link.yaml"), folder.resolve("secret.yaml"));
        write("root/spec/api.yaml", "start: {$ref: 'link.yaml#/pet'}\n");
        assertThat(follow(root)).isNull();
        assertThat(codes()).containsExactly("ECT1014");
    }

    @Test
    void foldersAreNoFiles() throws IOException {
        write("root/spec/api.yaml", "start: {$ref: '..'}\n");
        assertThat(follow(root)).isNull();
        assertThat(codes()).containsExactly("ECT1001");
        assertThat(diagnostics.hasErrors()).isFalse();
    }

    @Test
    void withoutARepositoryTheRootIsTheFolderOfTheEntry() {
        assertThat(follow(FileRoot.widest(root.resolve("spec/api.yaml")))).isNull();
        assertThat(codes()).containsExactly("ECT1014");
    }

    @Test
    void inARepositoryTheRootIsTheRepository() throws IOException {
        Files.createDirectory(root.resolve(".git"));
        assertThat(follow(FileRoot.widest(root.resolve("spec/api.yaml")))).isNotNull();
    }

    @Test
    void anAbsentEntryAndAFolderAreErrors() {
        assertThat(SourceResolver.of(SourceRoot.file(root.resolve("absent.yaml")), diagnostics)
                        .entry())
                .isNull();
        assertThat(SourceResolver.of(SourceRoot.file(root), diagnostics).entry())
                .isNull();
        assertThat(codes()).containsExactly("ECT1001", "ECT1001");
        assertThat(diagnostics.hasErrors()).isTrue();
    }

    private @Nullable LocatedNode follow(Path reach) {
        SourceResolver sources = SourceResolver.of(SourceRoot.file(root.resolve("spec/api.yaml"), reach), diagnostics);
        LocatedNode start = LocatedNode.rootOf(requireNonNull(sources.entry())).member("start");
        return sources.resolve(requireNonNull(start));
    }

    private List<String> codes() {
        return diagnostics.sorted().stream().map(each -> each.code().id()).toList();
    }

    private void write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(requireNonNull(file.getParent()));
        Files.writeString(file, text);
    }
}
