package dev.ectype.maven.option;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How descriptions are compiled.
 *
 * @param strict whether warnings are errors
 * @param packageName the package of the emitted sources, or null for the one that the API's name gives
 * @param sourceFolder where the sources go below the output, empty for the output itself
 * @param typeMappings the classes that stand for texts and numbers of a format
 */
public record CompileOptions(
        Inference.Mode inference,
        boolean strict,
        @Nullable String packageName,
        String sourceFolder,
        TypeMappings typeMappings) {
    /** Those of goals that emit no sources. */
    public CompileOptions(Inference.Mode inference, boolean strict) {
        this(inference, strict, null, "", TypeMappings.NONE);
    }

    public CompilationRequest request(List<SourceRoot> sources) {
        return new CompilationRequest(sources, inference, packageName)
                .withTypeMappings(typeMappings)
                .withStrict(strict);
    }

    /** A text that differs wherever the options do. */
    public String fingerprint() {
        return inference + "\n" + strict + "\n" + packageName + "\n" + sourceFolder + "\n" + typeMappings;
    }
}
