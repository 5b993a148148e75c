package dev.ectype.compiler.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProtoImportRootTest {
    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void layOut() throws IOException {
        file = folder.resolve("apis/acme/library/v1/library.proto");
        Files.createDirectories(folder.resolve("apis/acme/library/v1"));
        Files.createDirectories(folder.resolve("apis/acme/common"));
        Files.writeString(folder.resolve("apis/acme/common/types.proto"), "");
    }

    @Test
    void aPackageNamesTheFoldersAboveItsFile() throws IOException {
        Files.writeString(file, "syntax = \"proto3\";\npackage acme.library.v1;\n");
        assertThat(ProtoImportRoot.of(file)).isEqualTo(folder.resolve("apis"));
    }

    @Test
    void importsNameTheFoldersAboveWhereThePackageDoesNot() throws IOException {
        Files.writeString(file, "package other;\nimport \"acme/common/types.proto\";\n");
        assertThat(ProtoImportRoot.of(file)).isEqualTo(folder.resolve("apis"));
    }

    @Test
    void otherNamesLeadNowhere() throws IOException {
        Files.writeString(
                file, "package library.v2;\nimport \"acme/common/absent.proto\";\nimport \"acme/../../x\";\n");
        assertThat(ProtoImportRoot.of(file)).isEqualTo(file.getParent());
    }

    @Test
    void filesOfOtherKindsAreNotLookedInto() throws IOException {
        Path other = Files.writeString(file.resolveSibling("api.yaml"), "package acme.library.v1;\n");
        assertThat(ProtoImportRoot.of(other)).isEqualTo(file.getParent());
    }
}
