package dev.ectype.testcontainers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testcontainers.utility.DockerImageName;
import org.testcontainers.utility.MountableFile;

/** Tests the configuration of the container without Docker. */
final class EctypeContainerTest {
    private static final String IMAGE = "ectype/ectype:0.1.0";

    @TempDir
    private Path folder;

    @Test
    void servesTheGivenDescriptions() throws IOException {
        Path pets = Files.writeString(folder.resolve("pets.yaml"), "openapi: 3.1.0\n");
        List<String> copied = new ArrayList<>();
        try (EctypeContainer container = remembering(copied)
                .withSpec(MountableFile.forHostPath(pets))
                .withSpec(MountableFile.forHostPath(folder))
                .withOption("--populate=20")) {
            container.configure();
            assertThat(container.getCommandParts())
                    .startsWith(
                            "emulate",
                            "/descriptions/1/pets.yaml",
                            "/descriptions/2/" + folder.getFileName(),
                            "--host=0.0.0.0",
                            "--port=8080")
                    .endsWith("--populate=20");
            assertThat(copied).containsExactly("/descriptions/1/pets.yaml", "/descriptions/2/" + folder.getFileName());
            assertThat(container.getExposedPorts()).containsExactly(8080);
        }
    }

    @Test
    void overlaysChangeTheDescription() throws IOException {
        Path overlay = Files.writeString(folder.resolve("fix.yaml"), "overlay: 1.0.0\n");
        List<String> copied = new ArrayList<>();
        try (EctypeContainer container = remembering(copied)
                .withOverlay(MountableFile.forHostPath(overlay))
                .withSample("petstore")) {
            container.configure();
            assertThat(container.getCommandParts()).startsWith("emulate", "petstore", "--overlay=/overlays/1/fix.yaml");
            assertThat(copied).containsExactly("/overlays/1/fix.yaml");
        }
    }

    private static EctypeContainer remembering(List<String> copied) {
        return new EctypeContainer(IMAGE) {
            @Override
            public EctypeContainer withCopyFileToContainer(MountableFile file, String path) {
                copied.add(path);
                return super.withCopyFileToContainer(file, path);
            }
        };
    }

    @Test
    void copiedFilesAreReadableByTheUserOfTheImage() throws IOException {
        Path secret = Files.createFile(
                folder.resolve("secret.yaml"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        List<Integer> modes = new ArrayList<>();
        try (EctypeContainer container = new EctypeContainer(IMAGE) {
            @Override
            public EctypeContainer withCopyFileToContainer(MountableFile file, String path) {
                modes.add(file.getFileMode() & 0777);
                return super.withCopyFileToContainer(file, path);
            }
        }) {
            container.withSpec(MountableFile.forHostPath(secret));
            assertThat(modes).containsExactly(0755);
        }
    }

    @Test
    void usesTheBuiltImage() throws IOException {
        String image = Files.readString(Path.of("../distribution/image/pom.xml"));
        assertThat(image)
                .contains("<image>" + IMAGE.replaceFirst(":.*", ":"), "<port>" + EctypeContainer.PORT + "</port>");
    }

    @Test
    void isTheSameEachTime() {
        try (EctypeContainer one = new EctypeContainer(IMAGE).withSample("petstore");
                EctypeContainer other = new EctypeContainer(IMAGE).withSample("petstore")) {
            one.configure();
            other.configure();
            assertThat(one.getCommandParts()).isEqualTo(other.getCommandParts());
            assertThat(one.getEnvMap()).isEqualTo(other.getEnvMap());
            assertThat(one.getLabels()).isEqualTo(other.getLabels());
        }
    }

    @Test
    void acceptsOtherImagesOnlyAsSubstitutes() {
        assertThatIllegalStateException().isThrownBy(() -> new EctypeContainer("example/other:1"));
        DockerImageName own = DockerImageName.parse("example/other:1").asCompatibleSubstituteFor("ectype/ectype");
        try (EctypeContainer container = new EctypeContainer(own)) {
            assertThat(container.getExposedPorts()).containsExactly(EctypeContainer.PORT);
        }
    }

    @Test
    void reportsAMissingDescription() {
        try (EctypeContainer container = new EctypeContainer(IMAGE)) {
            assertThatIllegalStateException().isThrownBy(container::configure).withMessageContaining("withSpec");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> container.withOption("populate=20"))
                    .withMessageContaining("\"populate=20\"");
        }
    }
}
