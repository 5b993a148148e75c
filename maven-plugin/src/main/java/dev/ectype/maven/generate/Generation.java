package dev.ectype.maven.generate;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.maven.option.Options;
import dev.ectype.maven.spec.Description;
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
 * @param cleaned the folder that is to hold nothing else, or null
 * @param kept what cleaning must not reach
 * @param offline whether what lies beyond the network counts as unchanged
 */
public record Generation(
        List<Description> descriptions,
        Options options,
        Path sources,
        Path resources,
        Path ledger,
        boolean forced,
        @Nullable Path cleaned,
        List<Path> kept,
        boolean offline) {
    public Generation {
        descriptions = List.copyOf(descriptions);
        kept = List.copyOf(kept);
        sources = sources.toAbsolutePath().normalize();
        resources = resources.toAbsolutePath().normalize();
        cleaned = cleaned == null ? null : cleaned.toAbsolutePath().normalize();
    }

    CompilationRequest request(Description description) {
        return options.request(List.of(description.root()));
    }
}
