package dev.ectype.compiler.emit;

import com.palantir.javapoet.JavaFile;
import java.util.List;

/**
 * Everything that is emitted for one description.
 *
 * @param emulator the full name of the class that boots
 * @param files the Java sources
 * @param planPath where the plan lies among the classes, such as {@code petstore/PetstoreEmulator.plan.json}
 * @param plan the plan as compact JSON
 */
public record Emission(String emulator, List<JavaFile> files, String planPath, String plan) {
    public Emission {
        files = List.copyOf(files);
    }
}
