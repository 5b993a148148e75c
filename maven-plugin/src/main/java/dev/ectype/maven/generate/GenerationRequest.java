package dev.ectype.maven.generate;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.maven.option.CompileOptions;
import dev.ectype.maven.spec.LocatedDescription;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A request to generate the sources and plans of descriptions.
 *
 * @param descriptions the descriptions, each an API of its own
 * @param sources the folder of the Java sources
 * @param resources the folder of the plans
 * @param ledger the file that records the inputs and outputs of the last run
 * @param forced whether to generate everything even if nothing has changed
 * @param cleanedFolder the folder from which other files are deleted, or null
 * @param protectedFolders the folders that the cleanup must not touch
 * @param offline whether remote descriptions count as unchanged
 */
public record GenerationRequest(
        List<LocatedDescription> descriptions,
        CompileOptions options,
        Path sources,
        Path resources,
        Path ledger,
        boolean forced,
        @Nullable Path cleanedFolder,
        List<Path> protectedFolders,
        boolean offline) {
    public GenerationRequest {
        descriptions = List.copyOf(descriptions);
        protectedFolders = List.copyOf(protectedFolders);
        sources = sources.toAbsolutePath().normalize();
        resources = resources.toAbsolutePath().normalize();
        cleanedFolder =
                cleanedFolder == null ? null : cleanedFolder.toAbsolutePath().normalize();
    }

    /** A description, its overlays and its environments, in the order in which the compiler reads them. */
    List<LocatedDescription> inputs(LocatedDescription description) {
        return Stream.of(List.of(description), options.overlays(), options.environments())
                .flatMap(List::stream)
                .toList();
    }

    /** The inputs of all descriptions. */
    public List<LocatedDescription> inputs() {
        return descriptions.stream().flatMap(each -> inputs(each).stream()).toList();
    }

    CompilationRequest request(LocatedDescription description) {
        return options.request(List.of(description.root()));
    }
}
