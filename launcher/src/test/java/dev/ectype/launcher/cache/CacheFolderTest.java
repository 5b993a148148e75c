package dev.ectype.launcher.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CacheFolderTest {
    @TempDir
    Path temporary;

    @Test
    void liesWhereTheEnvironmentSays() {
        String path = temporary.toString();
        assertThat(written(Map.of("ECTYPE_CACHE_DIR", path + "/own", "XDG_CACHE_HOME", path + "/x"), "/nobody"))
                .isEqualTo(temporary.resolve("own/emulators"));
        assertThat(written(Map.of("XDG_CACHE_HOME", path + "/x"), "/nobody"))
                .isEqualTo(temporary.resolve("x/ectype/emulators"));
        assertThat(written(Map.of("ECTYPE_CACHE_DIR", ""), path))
                .isEqualTo(temporary.resolve(".cache/ectype/emulators"));
        assertThat(CacheFolder.ofUser(Map.of("XDG_CACHE_HOME", "relative"), path))
                .isNull();
    }

    private Path written(Map<String, String> environment, String home) {
        CacheFolder folder = Objects.requireNonNull(CacheFolder.ofUser(environment, home));
        folder.write("name", new byte[] {1});
        try (var files = Files.walk(temporary)) {
            Path file = files.filter(each -> each.endsWith("name")).findFirst().orElseThrow();
            Files.delete(file);
            return file.getParent();
        } catch (IOException problem) {
            throw new IllegalStateException(problem);
        }
    }

    @Test
    void isOpenToItsOwnerOnly() throws IOException {
        Path path = temporary.resolve("cache");
        CacheFolder.at(path).write("name", new byte[] {1});
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
                .isEqualTo("rwx------");
    }

    @Test
    void trustsNoFolderThatOthersCanWrite() throws IOException {
        Path path = temporary.resolve("cache");
        CacheFolder folder = CacheFolder.at(path);
        folder.write("name", new byte[] {1});
        assertThat(folder.read("name")).containsExactly(1);
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxrwxrwx"));
        assertThat(folder.read("name")).isNull();
    }

    @Test
    void deletesTheLeastRecentlyUsedFiles() throws IOException {
        Path path = temporary.resolve("cache");
        CacheFolder folder = new CacheFolder(path, 25);
        for (String name : new String[] {"first", "second", "third"}) {
            folder.write(name, new byte[10]);
            Files.setLastModifiedTime(path.resolve(name), FileTime.fromMillis(1_000L * name.length()));
        }
        assertThat(folder.read("first")).hasSize(10);
        Files.setLastModifiedTime(path.resolve("third"), FileTime.fromMillis(500));
        folder.trim();
        assertThat(folder.read("third")).isNull();
        assertThat(folder.read("first")).isNotNull();
        assertThat(folder.read("second")).isNotNull();
    }

    @Test
    void leavesNoUnfinishedFiles() throws IOException {
        Path path = temporary.resolve("cache");
        CacheFolder folder = CacheFolder.at(path);
        folder.write("name", new byte[] {1});
        folder.write("name", new byte[] {2});
        assertThat(folder.read("name")).containsExactly(2);
        try (var files = Files.list(path)) {
            assertThat(files).hasSize(1);
        }
    }
}
