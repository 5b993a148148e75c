package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.Message;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The files that every compiler of the language brings along, as the library has them. */
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

    /** The paths by which they are imported. */
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
