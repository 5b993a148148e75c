package dev.ectype.launcher.artifact;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.seed.StoredStart;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A compiled emulator.
 *
 * @param emulator the full name of the main emulator class
 * @param diagnostics the diagnostics of its description
 * @param files the classes, the plan and possibly the state at the start by path, such as {@code petstore/Pet.class}
 */
public record Artifact(
        CompilationSummary summary, String emulator, List<Diagnostic> diagnostics, Map<String, Slice> files) {
    public Artifact {
        diagnostics = List.copyOf(diagnostics);
    }

    public static Artifact of(Compilation compilation, List<Diagnostic> diagnostics, Map<String, byte[]> classes) {
        Map<String, Slice> files = new TreeMap<>();
        classes.forEach((name, bytes) -> files.put(name.replace('.', '/') + ".class", Slice.of(bytes)));
        byte[] plan = compilation.emission().plan().getBytes(StandardCharsets.UTF_8);
        files.put(compilation.emission().planPath(), Slice.of(plan));
        return new Artifact(
                CompilationSummary.of(compilation, compilation.emission().hash()),
                compilation.emission().emulator(),
                diagnostics,
                files);
    }

    /** Returns a copy of the class file of a class by its full name, or null. */
    public byte @Nullable [] classFile(String name) {
        Slice file = files.get(name.replace('.', '/') + ".class");
        return file == null ? null : Arrays.copyOfRange(file.bytes(), file.offset(), file.offset() + file.length());
    }

    /** Returns the artifact with the state of its emulator at the start, which later starts read instead of generating it. */
    public Artifact withStart() {
        byte[] start;
        try (Emulator booted = load().boot(EmulatorOptions.standard())) {
            start = booted.snapshot();
        }
        Map<String, Slice> all = new TreeMap<>(files);
        all.put(emulator.replace('.', '/') + StoredStart.FILE_ENDING, Slice.of(start));
        return new Artifact(summary, emulator, diagnostics, all);
    }

    /** Creates the emulator and loads the classes that it needs to boot. */
    public Emulator load() {
        return new EmulatorLoader(files::get, Emulator.class.getClassLoader()).create(emulator, Emulator.class);
    }
}
