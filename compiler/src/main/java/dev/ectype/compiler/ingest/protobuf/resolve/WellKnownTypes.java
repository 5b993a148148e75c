package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.Message;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Provides the well-known files of Protocol Buffers from the library. */
public final class WellKnownTypes implements Imports {
    private static final List<String> PATHS = Stream.of(
                    "any",
                    "api",
                    "descriptor",
                    "duration",
                    "empty",
                    "field_mask",
                    "java_features",
                    "source_context",
                    "struct",
                    "timestamp",
                    "type",
                    "wrappers")
            .map(name -> "google/protobuf/" + name + ".proto")
            .toList();

    /** Returns the import paths of the files. */
    static List<String> paths() {
        return PATHS;
    }

    @Override
    public @Nullable Source find(String path) {
        if (!PATHS.contains(path)) {
            return null;
        }
        try (InputStream stream = Message.class.getResourceAsStream("/" + path)) {
            return stream == null ? null : new Source(path, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the library cannot be read: " + path, unreadable);
        }
    }

    @Override
    public List<String> places(String path) {
        return List.of("the well-known types");
    }
}
