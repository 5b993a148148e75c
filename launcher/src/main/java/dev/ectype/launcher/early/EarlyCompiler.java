package dev.ectype.launcher.early;

import dev.ectype.compiler.CompilationRequest;

/** Compiles what an emulator needs to start, and the rest later. */
public interface EarlyCompiler {
    PreparedEmulator prepare(CompilationRequest request);
}
