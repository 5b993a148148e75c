package dev.ectype.launcher.artifact;

import org.jspecify.annotations.Nullable;

/** Finds the classes and the plan of one emulator. */
interface EmulatorFiles {
    /** Returns the file with a path such as {@code petstore/Pet.class}, or null. */
    @Nullable
    Slice find(String path);
}
