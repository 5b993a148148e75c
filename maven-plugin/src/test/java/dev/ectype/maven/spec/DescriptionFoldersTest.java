package dev.ectype.maven.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.maven.report.GoalFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DescriptionFoldersTest {
    @TempDir
    private Path base;

    @Test
    void checksFindTheDescriptionsOfTestsToo() throws IOException {
        describe("src/main/api/openapi.yaml");
        describe("src/test/api/pets-openapi.yaml");
        assertThat(names(DescriptionFolders.ALL))
                .containsExactly("src/main/api/openapi.yaml", "src/test/api/pets-openapi.yaml");
        assertThat(names(DescriptionFolders.MAIN)).containsExactly("src/main/api/openapi.yaml");
        assertThat(names(DescriptionFolders.TEST)).containsExactly("src/test/api/pets-openapi.yaml");
    }

    @Test
    void graphsUseATestDescriptionIfThereIsNoOther() throws IOException {
        describe("src/test/resources/pets-openapi.yaml");
        assertThat(names(DescriptionFolders.MAIN_ELSE_TEST)).containsExactly("src/test/resources/pets-openapi.yaml");
        describe("src/main/api/openapi.yaml");
        assertThat(names(DescriptionFolders.MAIN_ELSE_TEST)).containsExactly("src/main/api/openapi.yaml");
    }

    @Test
    void theErrorNamesAllSearchedFolders() {
        assertThatThrownBy(() -> names(DescriptionFolders.MAIN_ELSE_TEST))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("below src/main/api, src/main/resources, src/test/api, src/test/resources");
    }

    private List<String> names(DescriptionFolders folders) {
        ProjectLayout project = new ProjectLayout(base, base, folders.in(base), List::of, true);
        return new DescriptionFinder(project)
                .find(null).stream().map(LocatedDescription::name).toList();
    }

    private void describe(String path) throws IOException {
        Path file = base.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "openapi: 3.1.0\n");
    }
}
