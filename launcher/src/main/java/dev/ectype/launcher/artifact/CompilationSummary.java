package dev.ectype.launcher.artifact;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.ir.ApiModel;

/**
 * A summary of a compilation.
 *
 * @param hash the SHA-256 of the completed API model in its canonical form
 */
public record CompilationSummary(
        String name, String version, String hash, int endpoints, int resources, int relationships) {
    public static CompilationSummary of(Compilation compilation, String hash) {
        ApiModel model = compilation.graph().model();
        return new CompilationSummary(
                model.api().name(),
                model.api().version(),
                hash,
                model.endpoints().size(),
                model.resources().size(),
                model.relationships().size());
    }
}
