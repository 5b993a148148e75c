package dev.ectype.maven.generate;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.maven.option.CompileOptions;
import dev.ectype.maven.spec.LocatedDescription;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is to be made of which descriptions, and where it goes.
 *
 * @param descriptions each an API of its own
 * @param sources the folder of the Java sources
 * @param resources the folder of the plans
 * @param ledger the file that remembers what was made
 * @param forced whether everything is made although nothing has changed
 * @param cleanedFolder the folder that is to hold nothing else, or null
 * @param protectedFolders what cleaning must not reach
 * @param offline whether what lies beyond the network counts as unchanged
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

    CompilationRequest request(LocatedDescription description) {
        return options.request(List.of(description.root()));
    }
}
