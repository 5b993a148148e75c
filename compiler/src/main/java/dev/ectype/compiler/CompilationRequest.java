package dev.ectype.compiler;

import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.ingest.SourceFormat;
import dev.ectype.compiler.source.SourceRoot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import javax.lang.model.SourceVersion;
import org.jspecify.annotations.Nullable;

/**
 * Describes one compilation: the sources and the options.
 *
 * @param sources the descriptions, which together describe one API
 * @param packageName the package of the emitted sources, or null for a package derived from the API's name
 * @param typeMappings the Java classes that users choose for formats of texts and numbers
 * @param formats the format of each description, in the order of the sources; {@code UNKNOWN} is detected, and an empty
 *     list detects all
 * @param overlays the overlays that change the descriptions, in the order in which they apply
 * @param environments the files with the values of variables of Postman collections, the most important last
 * @param strict true to report warnings as errors
 * @param guidance the decisions about the conclusions of inference
 * @throws IllegalArgumentException if there are no sources, if the number of formats differs from theirs, or if the
 *     package name is invalid
 */
public record CompilationRequest(
        List<SourceRoot> sources,
        Inference.Mode inference,
        @Nullable String packageName,
        TypeMappings typeMappings,
        List<SourceFormat> formats,
        List<SourceRoot> overlays,
        List<SourceRoot> environments,
        boolean strict,
        Guidance guidance) {
    public CompilationRequest {
        sources = List.copyOf(sources);
        formats = formats.isEmpty() ? Collections.nCopies(sources.size(), SourceFormat.UNKNOWN) : List.copyOf(formats);
        overlays = List.copyOf(overlays);
        environments = List.copyOf(environments);
        Objects.requireNonNull(inference, "inference");
        Objects.requireNonNull(typeMappings, "typeMappings");
        if (sources.isEmpty()) {
            throw new IllegalArgumentException("the request contains no description to compile");
        }
        if (formats.size() != sources.size()) {
            throw new IllegalArgumentException(
                    "expected a format for each of " + sources.size() + " descriptions, but got " + formats);
        }
        if (packageName != null && !isPackage(packageName)) {
            throw new IllegalArgumentException("\"" + packageName
                    + "\" is not a valid Java package name; expected a name such as com.example.pets");
        }
    }

    /** Creates a request without type mappings and overlays, with detected formats, and not strict. */
    public CompilationRequest(List<SourceRoot> sources, Inference.Mode inference, @Nullable String packageName) {
        this(sources, inference, packageName, TypeMappings.NONE, List.of(), List.of(), List.of(), false, Guidance.NONE);
    }

    /** Returns whether sources can be emitted into a package. Packages of Java and of the runtime are reserved. */
    public static boolean isPackage(String name) {
        return SourceVersion.isName(name, SourceVersion.RELEASE_17)
                && !(name + ".").startsWith("java.")
                && !(name + ".").startsWith("dev.ectype.runtime.");
    }

    /** Creates a request to compile one description with all standard inference rules. */
    public static CompilationRequest of(SourceRoot source) {
        return new CompilationRequest(List.of(source), Inference.Mode.STANDARD, null);
    }

    public CompilationRequest withInference(Inference.Mode chosen) {
        return new CompilationRequest(
                sources, chosen, packageName, typeMappings, formats, overlays, environments, strict, guidance);
    }

    public CompilationRequest withPackage(@Nullable String chosen) {
        return new CompilationRequest(
                sources, inference, chosen, typeMappings, formats, overlays, environments, strict, guidance);
    }

    public CompilationRequest withTypeMappings(TypeMappings chosen) {
        return new CompilationRequest(
                sources, inference, packageName, chosen, formats, overlays, environments, strict, guidance);
    }

    /** Returns a copy with the format of each description, in the order of the sources. */
    public CompilationRequest withFormats(List<SourceFormat> chosen) {
        return new CompilationRequest(
                sources, inference, packageName, typeMappings, chosen, overlays, environments, strict, guidance);
    }

    /** Returns a copy that reports warnings as errors, or not. */
    public CompilationRequest withStrict(boolean chosen) {
        return new CompilationRequest(
                sources, inference, packageName, typeMappings, formats, overlays, environments, chosen, guidance);
    }

    /** Returns a copy with overlays, in the order in which they apply. */
    public CompilationRequest withOverlays(List<SourceRoot> chosen) {
        return new CompilationRequest(
                sources, inference, packageName, typeMappings, formats, chosen, environments, strict, guidance);
    }

    /** Returns a copy with files of variables, the most important last. */
    public CompilationRequest withEnvironments(List<SourceRoot> chosen) {
        return new CompilationRequest(
                sources, inference, packageName, typeMappings, formats, overlays, chosen, strict, guidance);
    }

    public CompilationRequest withGuidance(Guidance chosen) {
        return new CompilationRequest(
                sources, inference, packageName, typeMappings, formats, overlays, environments, strict, chosen);
    }

    /** Returns all files that the compilation begins with: the sources, the overlays, the environments, then those of the guidance. */
    public List<SourceRoot> roots() {
        List<SourceRoot> roots = new ArrayList<>(sources);
        roots.addAll(overlays);
        roots.addAll(environments);
        roots.addAll(guidance.files());
        return roots;
    }
}
