package dev.ectype.compiler.ingest.protobuf.resolve;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Provides the well-known files of Protocol Buffers, and own versions of the widely imported files of {@code google.api},
 * {@code google.rpc}, {@code google.type} and {@code google.longrunning}.
 */
public final class ShippedFiles implements Imports {
    private static final Pattern COMMON = Pattern.compile("google/(?:api|rpc|type|longrunning)/[a-z_]+\\.proto");
    private static final String FOLDER = "/dev/ectype/compiler/ingest/protobuf/shipped/";

    private final WellKnownTypes wellKnown = new WellKnownTypes();

    @Override
    public @Nullable Source find(String path) {
        return COMMON.matcher(path).matches() ? common(path) : wellKnown.find(path);
    }

    private static @Nullable Source common(String path) {
        try (InputStream stream = ShippedFiles.class.getResourceAsStream(FOLDER + path)) {
            return stream == null ? null : new Source(path, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the compiler's resources cannot be read: " + path, unreadable);
        }
    }

    @Override
    public List<String> places(String path) {
        return List.of("the included files");
    }
}
