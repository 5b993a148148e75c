package dev.ectype.launcher;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.cache.CompileCache;
import java.util.Objects;

/** A request to launch an emulator, with the cache for its compilation. */
public record LaunchRequest(CompilationRequest compilation, CompileCache cache) {
    public LaunchRequest {
        Objects.requireNonNull(compilation, "compilation");
        Objects.requireNonNull(cache, "cache");
    }
}
