package dev.ectype.controlplane.platform.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.platform.error.ServiceException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderStorageTest extends ObjectStorageContract {
    @TempDir
    private Path folder;

    private FolderStorage storage;

    @BeforeEach
    void make() {
        storage = new FolderStorage(folder);
    }

    @Override
    ObjectStorage storage() {
        return storage;
    }

    @Test
    void filesAreTheirOwnersAlone() throws IOException {
        storage.put(key("a/b"), stream("secret"), 6);
        List<Path> files = files();
        assertThat(files).hasSize(1);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(files.get(0))))
                .isEqualTo("rw-------");
    }

    @Test
    void whatBreaksOffLeavesNothingBehind() throws IOException {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("the client is gone");
            }
        };
        assertThatThrownBy(() -> storage.put(key("a"), broken, 7)).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> storage.put(key("a"), stream("x"), 7)).isInstanceOf(ServiceException.class);
        assertThat(files()).isEmpty();
    }

    @Test
    void whatAProcessLeftThatDiedIsClearedAway() throws IOException {
        Files.writeString(folder.resolve("incoming/half"), "half");
        new FolderStorage(folder);
        assertThat(files()).isEmpty();
    }

    @Test
    void reportsAFullDiskAndLeavesNoFiles() throws Exception {
        Path small = folder.resolve("small");
        Files.createDirectories(small);
        boolean mounted = run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", small.toString());
        Assumptions.assumeTrue(mounted, "left out: no small disk can be mounted here");
        try {
            FolderStorage full = new FolderStorage(small);
            full.put(key("kept"), stream("kept"), 4);
            assertThatThrownBy(() -> full.put(key("large"), stream("x".repeat(2_000_000)), ObjectStorage.UNKNOWN))
                    .isInstanceOfSatisfying(ServiceException.class, error -> {
                        assertThat(error.code().code()).isEqualTo("SERVICE_UNAVAILABLE");
                        assertThat(error).hasMessageContaining("is full");
                        assertThat(error.headers()).containsKey("Retry-After");
                    });
            assertThat(full.exists(key("large"))).isFalse();
            assertThat(small.resolve("incoming")).isEmptyDirectory();
            full.put(key("fits"), stream("x".repeat(500_000)), 500_000);
            assertThat(full.exists(key("kept"))).isTrue();
        } finally {
            run("umount", small.toString());
        }
    }

    @Test
    void reportsAMissingFolder() throws IOException {
        Files.delete(folder.resolve("incoming"));
        Files.writeString(folder.resolve("incoming"), "no folder");
        assertThatThrownBy(() -> storage.put(key("a"), stream("a"), 1))
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        error -> assertThat(error.code().code()).isEqualTo("SERVICE_UNAVAILABLE"));
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    private static boolean run(String... command) throws Exception {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getInputStream().readAllBytes();
            return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException noSuchProgram) {
            return false;
        }
    }
}
