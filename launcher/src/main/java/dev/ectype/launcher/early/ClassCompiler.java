package dev.ectype.launcher.early;

import dev.ectype.launcher.artifact.Artifact;
import org.jspecify.annotations.Nullable;

/** Compiles the classes of one emulator. Threads may share it. */
public interface ClassCompiler extends AutoCloseable {
    /** Returns the class file of a class by its full name, or null if the emulator has no such class. */
    byte @Nullable [] find(String name);

    /**
     * Compiles all classes.
     *
     * @param withStart whether the artifact also contains the state at the start
     */
    Artifact complete(boolean withStart);

    /** Ends the compiler when no class is needed from it any more. */
    @Override
    void close();
}
