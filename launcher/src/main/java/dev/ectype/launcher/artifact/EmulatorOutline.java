package dev.ectype.launcher.artifact;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.emit.PartialEmission;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What an emulator needs to start before its classes are compiled.
 *
 * @param emulator the full name of the main emulator class
 * @param fetchers the full name of the class with the data fetchers; null for an API without GraphQL
 * @param operations the full names of the classes of operations by the name of their group
 * @param planPath the path of the plan among the classes
 * @param plan the plan as compact JSON
 */
@SuppressWarnings("ArrayRecordComponent")
public record EmulatorOutline(
        CompilationSummary summary,
        String emulator,
        @Nullable String fetchers,
        Map<String, String> operations,
        String planPath,
        byte[] plan) {
    public EmulatorOutline {
        operations = Collections.unmodifiableMap(new LinkedHashMap<>(operations));
    }

    public static EmulatorOutline of(Compilation compilation, PartialEmission emission) {
        return new EmulatorOutline(
                CompilationSummary.of(compilation, emission.hash()),
                emission.emulator(),
                emission.fetchers(),
                emission.operations(),
                emission.planPath(),
                emission.plan().getBytes(StandardCharsets.UTF_8));
    }
}
