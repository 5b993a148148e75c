package dev.ectype.maven.option;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.maven.spec.LocatedDescription;
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
 * @param overlays the overlays that change each description
 * @param environments the Postman environments with the values of variables of collections
 */
public record CompileOptions(
        Inference.Mode inference,
        boolean strict,
        @Nullable String packageName,
        String sourceFolder,
        TypeMappings typeMappings,
        Guidance guidance,
        List<LocatedDescription> overlays,
        List<LocatedDescription> environments) {
    public CompileOptions {
        overlays = List.copyOf(overlays);
        environments = List.copyOf(environments);
    }

    /** Creates options without overlays and environments. */
    public CompileOptions(
            Inference.Mode inference,
            boolean strict,
            @Nullable String packageName,
            String sourceFolder,
            TypeMappings typeMappings,
            Guidance guidance) {
        this(inference, strict, packageName, sourceFolder, typeMappings, guidance, List.of(), List.of());
    }

    /** Creates options for goals that emit no sources. */
    public CompileOptions(Inference.Mode inference, boolean strict, Guidance guidance) {
        this(inference, strict, null, "", TypeMappings.NONE, guidance);
    }

    public CompilationRequest request(List<SourceRoot> sources) {
        return new CompilationRequest(sources, inference, packageName)
                .withTypeMappings(typeMappings)
                .withOverlays(overlays.stream().map(LocatedDescription::root).toList())
                .withEnvironments(
                        environments.stream().map(LocatedDescription::root).toList())
                .withStrict(strict)
                .withGuidance(guidance);
    }

    /** A copy with overlays, in the order in which they apply. */
    public CompileOptions withOverlays(List<LocatedDescription> chosen) {
        return new CompileOptions(
                inference, strict, packageName, sourceFolder, typeMappings, guidance, chosen, environments);
    }

    /** A copy with environments, the most important last. */
    public CompileOptions withEnvironments(List<LocatedDescription> chosen) {
        return new CompileOptions(
                inference, strict, packageName, sourceFolder, typeMappings, guidance, overlays, chosen);
    }

    /** A text that differs for different options. */
    public String fingerprint() {
        StringBuilder text = new StringBuilder(inference + "\n" + strict + "\n" + packageName + "\n" + sourceFolder
                + "\n" + typeMappings + "\n" + guidance.fingerprint());
        overlays.forEach(each -> text.append("\noverlay\n").append(each.root().identity()));
        environments.forEach(
                each -> text.append("\nenvironment\n").append(each.root().identity()));
        return text.toString();
    }
}
