package dev.ectype.launcher.artifact;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.ir.ApiModel;

/**
 * A summary of a compilation.
 *
 * @param hash the SHA-256 of the completed API model in its canonical form
 * @param lines the number of emitted lines of Java
 */
public record CompilationSummary(
        String name,
        String version,
        String hash,
        int endpoints,
        int resources,
        int relationships,
        int sources,
        int lines) {
    public static CompilationSummary of(Compilation compilation) {
        ApiModel model = compilation.graph().model();
        long lines = compilation.emission().sources().values().stream()
                .mapToLong(source -> source.chars().filter(each -> each == '\n').count())
                .sum();
        return new CompilationSummary(
                model.api().name(),
                model.api().version(),
                compilation.emission().hash(),
                model.endpoints().size(),
                model.resources().size(),
                model.relationships().size(),
                compilation.emission().sources().size(),
                (int) lines);
    }
}
