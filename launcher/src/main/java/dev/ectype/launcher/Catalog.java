package dev.ectype.launcher;

import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** Descriptions that come with the product, to try it with a name instead of a file. */
public final class Catalog {
    private static final List<String> NAMES = List.of("petstore");
    private static final String FILE = "openapi.yaml";

    private Catalog() {}

    public static List<String> names() {
        return NAMES;
    }

    /** The description of that name, which must be one of {@link #names}. */
    public static SourceRoot open(String name) {
        if (!NAMES.contains(name)) {
            throw new IllegalArgumentException("the catalog holds no \"" + name + "\" but " + String.join(", ", NAMES));
        }
        String path = "/catalog/" + name + "/" + FILE;
        try (InputStream stream = Catalog.class.getResourceAsStream(path)) {
            if (stream == null) {
                throw new IllegalStateException("the catalog lacks " + path);
            }
            return SourceRoot.text(name + "/" + FILE, stream.readAllBytes());
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
