package dev.ectype.maven.fork;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.maven.generate.GenerationRequest;
import dev.ectype.maven.generate.GenerationResult;
import dev.ectype.maven.generate.PetsProject;
import dev.ectype.maven.spec.DescriptionFinder;
import dev.ectype.maven.spec.LocatedDescription;
import dev.ectype.maven.spec.ProjectLayout;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GeneratorSelectionTest {
    @TempDir
    private Path folder;

    @Test
    void onlyLargeDescriptionsHaveAProcess() throws IOException {
        PetsProject pets = new PetsProject(folder);
        assertThat(chosen(null, pets.generation())).isEqualTo("here");
        assertThat(chosen(null, LargeDescription.in(pets, (int) GeneratorSelection.LARGE)))
                .isEqualTo("there");
    }

    @Test
    void severalDescriptionsCountTogether() throws IOException {
        PetsProject pets = new PetsProject(folder);
        LargeDescription.in(pets, (int) GeneratorSelection.LARGE / 2 + 1);
        assertThat(chosen(null, pets.generation())).isEqualTo("here");
        pets.write("src/main/api/other/openapi.yaml", pets.read("src/main/api/openapi.yaml"));
        assertThat(chosen(null, pets.generation())).isEqualTo("there");
    }

    @Test
    void theParameterDecidesForAnySize() throws IOException {
        PetsProject pets = new PetsProject(folder);
        assertThat(chosen(true, pets.generation())).isEqualTo("there");
        assertThat(chosen(false, LargeDescription.in(pets, (int) GeneratorSelection.LARGE)))
                .isEqualTo("here");
    }

    @Test
    void descriptionsOnTheWebAreReadHere() throws IOException {
        GenerationRequest plain = new PetsProject(folder).generation();
        LocatedDescription remote = new DescriptionFinder(new ProjectLayout(folder, folder, List.of(), List::of, true))
                .overlay("http://localhost/overlay.yaml");
        GenerationRequest generation = new GenerationRequest(
                plain.descriptions(),
                plain.options().withOverlays(List.of(remote)),
                plain.sources(),
                plain.resources(),
                plain.ledger(),
                false,
                null,
                List.of(),
                true);
        assertThat(chosen(true, generation)).isEqualTo("here");
    }

    private static String chosen(@Nullable Boolean fork, GenerationRequest generation) throws IOException {
        List<String> called = new ArrayList<>();
        GenerationResult none = new GenerationResult(false, List.of(), List.of(), 0, 0, 0, List.of());
        new GeneratorSelection(
                        fork,
                        (request, hash) -> {
                            called.add("here");
                            return none;
                        },
                        (request, hash) -> {
                            called.add("there");
                            return none;
                        })
                .generate(generation, "0123");
        assertThat(called).hasSize(1);
        return called.get(0);
    }
}
