package dev.ectype.controlplane.platform.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.organization.operator.Operator;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An installation keeps to its storage, until its operator says otherwise. */
class StorageIdentityTest {
    @TempDir
    private Path folder;

    @Test
    void emptyStorageIsRefusedUntilTheOperatorAdoptsIt() throws Exception {
        Path identifier = folder.resolve("objects").resolve("ectype-storage-id");
        String first;
        try (ControlPlane plane = ControlPlane.start(folder)) {
            first = Files.readString(identifier);
            assertThat(first.strip()).hasSize(36);
            // Of an installation from before there were identifiers.
            plane.part(Operator.class).adoptStorage();
            Files.delete(identifier);
            Files.createDirectories(folder.resolve("objects/organizations/org_old"));
        }
        try (ControlPlane plane = ControlPlane.start(folder)) {
            assertThat(Files.readString(identifier)).as("made anew").isNotEqualTo(first);
            plane.nobody().get("/v1/health/ready").is(200);
        }
        Files.delete(identifier);
        assertThatThrownBy(() -> ControlPlane.start(folder))
                .hasStackTraceContaining("The storage \"" + folder.resolve("objects") + "\" has no identifier")
                .hasStackTraceContaining("ectype control-plane storage adopt");
        assertThat(identifier).doesNotExist();
    }
}
