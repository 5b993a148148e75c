package dev.ectype.maven.option;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The options of a compilation.
 *
 * @param strict whether warnings are errors
 * @param packageName the package of the emitted sources, or null to derive it from the API's name
 * @param sourceFolder the folder of the sources below the output, empty for the output itself
 * @param typeMappings the classes for strings and numbers of a format
 * @param guidance the decisions about the conclusions of inference
 */
public record CompileOptions(
        Inference.Mode inference,
        boolean strict,
        @Nullable String packageName,
        String sourceFolder,
        TypeMappings typeMappings,
        Guidance guidance) {
    /** Creates options for goals that emit no sources. */
    public CompileOptions(Inference.Mode inference, boolean strict, Guidance guidance) {
        this(inference, strict, null, "", TypeMappings.NONE, guidance);
    }

    public CompilationRequest request(List<SourceRoot> sources) {
        return new CompilationRequest(sources, inference, packageName)
                .withTypeMappings(typeMappings)
                .withStrict(strict)
                .withGuidance(guidance);
    }

    /** A text that differs for different options. */
    public String fingerprint() {
        return inference + "\n" + strict + "\n" + packageName + "\n" + sourceFolder + "\n" + typeMappings + "\n"
                + guidance.fingerprint();
    }
}
