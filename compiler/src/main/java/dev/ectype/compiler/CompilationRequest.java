package dev.ectype.compiler;

import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.ingest.SourceFormat;
import dev.ectype.compiler.source.SourceRoot;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import javax.lang.model.SourceVersion;
import org.jspecify.annotations.Nullable;

/**
 * What is to be compiled and how.
 *
 * @param sources the descriptions, which are taken as one API
 * @param packageName the package of the emitted sources, or null for the one that the API's name gives
 * @param typeMappings the classes that users choose for texts and numbers of a format
 * @param formats what each description is written in, in their order; unknown where that is to be found out, as it is of all where none is said
 * @param strict whether warnings are errors
 * @throws IllegalArgumentException if there are no sources, or formats for more or fewer of them, or no package can be called so
 */
public record CompilationRequest(
        List<SourceRoot> sources,
        Inference.Mode inference,
        @Nullable String packageName,
        TypeMappings typeMappings,
        List<SourceFormat> formats,
        boolean strict) {
    public CompilationRequest {
        sources = List.copyOf(sources);
        formats = formats.isEmpty() ? Collections.nCopies(sources.size(), SourceFormat.UNKNOWN) : List.copyOf(formats);
        Objects.requireNonNull(inference, "inference");
        Objects.requireNonNull(typeMappings, "typeMappings");
        if (sources.isEmpty()) {
            throw new IllegalArgumentException("nothing to compile");
        }
        if (formats.size() != sources.size()) {
            throw new IllegalArgumentException(
                    "expected a format for each of " + sources.size() + " descriptions, but was " + formats);
        }
        if (packageName != null && !isPackage(packageName)) {
            throw new IllegalArgumentException("\"" + packageName
                    + "\" is no name that a Java package may have, expected one like com.example.pets");
        }
    }

    /** A request that leaves texts and numbers what they are. */
    public CompilationRequest(List<SourceRoot> sources, Inference.Mode inference, @Nullable String packageName) {
        this(sources, inference, packageName, TypeMappings.NONE, List.of(), false);
    }

    /** Whether sources can be emitted there: packages of Java itself are loaded by nobody else, and those of the runtime are taken. */
    public static boolean isPackage(String name) {
        return SourceVersion.isName(name, SourceVersion.RELEASE_17)
                && !(name + ".").startsWith("java.")
                && !(name + ".").startsWith("dev.ectype.runtime.");
    }

    /** A request to compile one description with everything that can be inferred from it. */
    public static CompilationRequest of(SourceRoot source) {
        return new CompilationRequest(List.of(source), Inference.Mode.STANDARD, null);
    }

    public CompilationRequest withInference(Inference.Mode chosen) {
        return new CompilationRequest(sources, chosen, packageName, typeMappings, formats, strict);
    }

    public CompilationRequest withPackage(@Nullable String chosen) {
        return new CompilationRequest(sources, inference, chosen, typeMappings, formats, strict);
    }

    public CompilationRequest withTypeMappings(TypeMappings chosen) {
        return new CompilationRequest(sources, inference, packageName, chosen, formats, strict);
    }

    /** The same with what each description is written in, in their order. */
    public CompilationRequest withFormats(List<SourceFormat> chosen) {
        return new CompilationRequest(sources, inference, packageName, typeMappings, chosen, strict);
    }

    /** The same with warnings as errors, or not. */
    public CompilationRequest withStrict(boolean chosen) {
        return new CompilationRequest(sources, inference, packageName, typeMappings, formats, chosen);
    }
}
