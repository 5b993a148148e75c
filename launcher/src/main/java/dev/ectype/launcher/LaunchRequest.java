package dev.ectype.launcher;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.cache.CompileCache;
import java.util.Objects;

/** What is to be launched, and which cache may already know it. */
public record LaunchRequest(CompilationRequest compilation, CompileCache cache) {
    public LaunchRequest {
        Objects.requireNonNull(compilation, "compilation");
        Objects.requireNonNull(cache, "cache");
    }
}
