package dev.ectype.compiler.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SourceRootTransferTest {
    @TempDir
    private Path folder;

    @Test
    void filesOnDiskKeepTheirPathsAndReach() throws IOException {
        Path entry = Files.writeString(folder.resolve("openapi.yaml"), "openapi: 3.1.0");
        SourceRoot root = SourceRoot.file(entry, folder).withSearchFolders(List.of(folder.resolve("protos")));
        SourceRoot received = received(root);
        assertThat(received.identity()).isEqualTo(root.identity());
        assertThat(received.entryChecksum()).isEqualTo(root.entryChecksum()).isNotEqualTo(FileFingerprint.ABSENT);
        assertThat(received.size()).isEqualTo(14);
    }

    @Test
    void filesInMemoryKeepTheirBytes() throws IOException {
        Map<String, String> texts = new TreeMap<>(Map.of("a.yaml", "x", "b.yaml", "äöü"));
        SourceRoot root = SourceRoot.texts("b.yaml", texts);
        SourceRoot received = received(root);
        assertThat(received.identity()).isEqualTo(root.identity());
        assertThat(received.checksum("a.yaml")).isEqualTo(root.checksum("a.yaml"));
        assertThat(received.entryChecksum()).isEqualTo(root.entryChecksum());
        assertThat(received.size()).isEqualTo(6);
    }

    @Test
    void missingFilesHaveNoSize() {
        assertThat(SourceRoot.file(folder.resolve("missing.yaml")).size()).isZero();
        assertThat(SourceRoot.files("missing.yaml", new TreeMap<>()).size()).isZero();
    }

    @Test
    void addressesStayInTheirProcess() {
        SourceRoot web = SourceRoot.url(URI.create("http://localhost/openapi.yaml"), (address, limit) -> new byte[0]);
        assertThat(web.size()).isZero();
        assertThatThrownBy(() -> received(web)).isInstanceOf(UnsupportedOperationException.class);
    }

    private static SourceRoot received(SourceRoot root) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        root.write(new DataOutputStream(bytes));
        return SourceRoot.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    }
}
