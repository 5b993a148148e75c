package dev.ectype.compiler.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GeneratedFolderTest {
    private static final FileTime LONG_AGO = FileTime.fromMillis(1_000);

    @TempDir
    private Path folder;

    @Test
    void onlyChangedFilesAreRewritten() throws IOException {
        GeneratedFolder tree = new GeneratedFolder(folder.resolve("out"));
        tree.write(files("a/A.java", "one", "B.java", "two"));
        Path unchanged = folder.resolve("out/a/A.java");
        Files.setLastModifiedTime(unchanged, LONG_AGO);
        assertThat(tree.write(files("a/A.java", "one", "B.java", "TWO"))).isEqualTo(new WriteResult(1, 1, 0));
        assertThat(Files.getLastModifiedTime(unchanged)).isEqualTo(LONG_AGO);
        assertThat(folder.resolve("out/B.java")).hasContent("TWO");
    }

    @Test
    void obsoleteFilesAreDeletedAndForeignFilesStay() throws IOException {
        GeneratedFolder tree = new GeneratedFolder(folder);
        tree.write(files("old/deep/A.java", "one", "kept/B.java", "two"));
        Files.writeString(folder.resolve("kept/Mine.java"), "by hand");
        assertThat(tree.write(files("C.java", "three"))).isEqualTo(new WriteResult(1, 0, 2));
        assertThat(folder.resolve("old")).doesNotExist();
        assertThat(folder.resolve("kept/Mine.java")).hasContent("by hand");
        assertThat(folder.resolve("kept/B.java")).doesNotExist();
    }

    @Test
    void replaceNeedsNoListFile() throws IOException {
        GeneratedFolder tree = new GeneratedFolder(folder.resolve("out"));
        tree.replace(List.of(), files("a/A.java", "one", "B.java", "two"));
        assertThat(tree.replace(List.of("a/A.java", "B.java"), files("B.java", "two")))
                .isEqualTo(new WriteResult(0, 1, 1));
        assertThat(folder.resolve("out")).isDirectoryNotContaining("glob:**" + GeneratedFolder.LIST);
        assertThatThrownBy(() -> tree.replace(List.of("../precious.txt"), files("B.java", "two")))
                .isInstanceOf(PathEscape.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../A.java",
                "/A.java",
                "a/../../A.java",
                "a//A.java",
                "",
                ".",
                "C:A.java",
                "a\\A.java",
                "a\0.java"
            })
    void pathsThatCouldLeadOutAreRefusedBeforeAnythingIsWritten(String path) {
        GeneratedFolder tree = new GeneratedFolder(folder.resolve("out"));
        assertThatThrownBy(() -> tree.write(files("A.java", "fine", path, "escaped")))
                .isInstanceOf(PathEscape.class);
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void linksInTheFolderAreNotFollowed() throws IOException {
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Path out = Files.createDirectory(folder.resolve("out"));
        Files.createSymbolicLink(out.resolve("a"), elsewhere);
        assertThatThrownBy(() -> new GeneratedFolder(out).write(files("a/A.java", "x")))
                .isInstanceOf(PathEscape.class);
        assertThat(elsewhere).isEmptyDirectory();
    }

    @Test
    void aTamperedListDeletesNothingElsewhere() throws IOException {
        Path out = Files.createDirectory(folder.resolve("out"));
        Path precious = Files.writeString(folder.resolve("precious.txt"), "keep");
        Files.writeString(out.resolve(GeneratedFolder.LIST), "../precious.txt\n");
        assertThatThrownBy(() -> new GeneratedFolder(out).write(files("A.java", "x")))
                .isInstanceOf(PathEscape.class);
        assertThat(precious).exists();
    }

    private static Map<String, String> files(String... pathsAndTexts) {
        Map<String, String> files = new LinkedHashMap<>();
        for (int index = 0; index < pathsAndTexts.length; index += 2) {
            files.put(pathsAndTexts[index], pathsAndTexts[index + 1]);
        }
        return files;
    }
}
