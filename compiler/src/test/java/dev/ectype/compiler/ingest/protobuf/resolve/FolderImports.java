package dev.ectype.compiler.ingest.protobuf.resolve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds imports below one folder, like protoc with one {@code -I}. */
record FolderImports(Path root) implements Imports {
    @Override
    public @Nullable Source find(String path) {
        Path file = root.resolve(path);
        try {
            return Files.exists(file) ? new Source(path, Files.readString(file)) : new WellKnownTypes().find(path);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public List<String> places(String path) {
        return List.of(path, "the well-known types");
    }
}
