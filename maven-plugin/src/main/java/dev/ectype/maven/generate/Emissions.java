package dev.ectype.maven.generate;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.emit.Emission;
import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.maven.report.GoalFailure;
import dev.ectype.maven.spec.LocatedDescription;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The emissions and diagnostics of all descriptions of one run. */
final class Emissions {
    private final Map<String, String> sources = new TreeMap<>();
    private final Map<String, String> resources = new TreeMap<>();
    private final List<String> emulators = new ArrayList<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private final List<List<FileFingerprint>> read = new ArrayList<>();
    private final List<Path> files = new ArrayList<>();
    private final Map<String, String> owners = new TreeMap<>();

    private Emissions() {}

    /** Compiles each description by itself, so that errors in one do not hide errors in the next. */
    static Emissions of(GenerationRequest generation) {
        Emissions all = new Emissions();
        for (LocatedDescription description : generation.descriptions()) {
            CompilationResult result = new EmulatorCompiler().compile(generation.request(description));
            all.diagnostics.addAll(result.diagnostics());
            // The files after these inputs belong to the guidance, whose contents are part of the request.
            List<LocatedDescription> inputs = generation.inputs(description);
            all.read.addAll(result.files().subList(0, inputs.size()));
            for (int at = 0; at < inputs.size(); at++) {
                all.files.addAll(inputs.get(at).files(result.files().get(at)));
            }
            Compilation compilation = result.compilation();
            if (compilation != null) {
                all.add(description, compilation);
            }
        }
        return all;
    }

    private void add(LocatedDescription description, Compilation compilation) {
        Emission emission = compilation.emission();
        String other = owners.put(emission.emulator(), description.name());
        if (other != null) {
            throw new GoalFailure(
                    "\"" + other + "\" and \"" + description.name() + "\" both become " + emission.emulator(),
                    "Give each description a different <packageName>, in a separate execution.");
        }
        emission.sources().forEach((path, text) -> {
            if (sources.put(path, text) != null) {
                throw new GoalFailure(
                        "\"" + description.name() + "\" and another description both become " + path,
                        "Give each description a different <packageName>, in a separate execution.");
            }
        });
        resources.put(emission.planPath(), emission.plan());
        emulators.add(description.name() + " -> " + emission.emulator() + ": "
                + compilation.graph().model().endpoints().size() + " operations, "
                + compilation.graph().model().resources().size() + " resources");
    }

    Map<String, String> sources() {
        return sources;
    }

    Map<String, String> resources() {
        return resources;
    }

    List<String> emulators() {
        return emulators;
    }

    List<Diagnostic> diagnostics() {
        return diagnostics;
    }

    List<List<FileFingerprint>> read() {
        return read;
    }

    List<Path> files() {
        return files;
    }
}
