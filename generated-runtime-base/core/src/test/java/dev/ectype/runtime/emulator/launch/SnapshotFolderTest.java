package dev.ectype.runtime.emulator.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SnapshotFolderTest {
    @TempDir
    private Path project;

    @ParameterizedTest
    @ValueSource(strings = {"a", "before-the-sale", "v1.2_b", "2025", "console", "com10"})
    void acceptsPortableNames(String name) {
        assertThat(SnapshotFolder.fault(name)).isNull();
        assertThat(SnapshotFolder.of(project).file(name))
                .isEqualTo(project.resolve(".service/snapshots/" + name + ".json"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ".",
                "..",
                "../a",
                "a/b",
                "a\\b",
                "/a",
                "C:a",
                "-a",
                ".a",
                "a ",
                "a\nb",
                "ä",
                "nul",
                "CON",
                "com1",
                "Lpt9.old",
                "a."
            })
    void rejectsUnsafeNames(String name) {
        assertThat(SnapshotFolder.fault(name)).isNotNull();
        assertThatThrownBy(() -> SnapshotFolder.of(project).file(name))
                .hasMessageStartingWith("the name of a snapshot");
    }

    @Test
    void rejectsLongNames() {
        assertThat(SnapshotFolder.fault("a".repeat(100))).isNull();
        assertThat(SnapshotFolder.fault("a".repeat(101))).contains("up to 100");
    }

    @Test
    void listsSnapshotsInOrder() throws IOException {
        SnapshotFolder kept = SnapshotFolder.of(project);
        assertThat(kept.names()).isEmpty();
        Files.createDirectories(kept.folder().resolve("folder.json"));
        for (String file : new String[] {"b.json", "a.json", ".a.json.1.part", "notes.txt", "nul.json"}) {
            Files.writeString(kept.folder().resolve(file), "{}");
        }
        assertThat(kept.names()).containsExactly("a", "b");
        assertThat(kept.has("a")).isTrue();
        assertThat(kept.has("folder")).isFalse();
    }
}
