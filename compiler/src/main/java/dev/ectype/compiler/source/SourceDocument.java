package dev.ectype.compiler.source;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A file that was read: the name that users know it by, its identity beside the entry (which does not depend on the
 * folder that the compiler runs in), and its root value.
 */
public record SourceDocument(String file, String id, Node root) {
    public SourceDocument {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(root, "root");
    }

    /** A document that stands alone, known by its file name. */
    public SourceDocument(String file, Node root) {
        this(file, file, root);
    }

    /** Reads JSON or YAML, told apart by the content; null when it cannot be read, which is then reported. */
    public static @Nullable SourceDocument read(String file, byte[] bytes, Diagnostics diagnostics) {
        Node root = new DocumentReader(file, ReadingLimits.STANDARD, diagnostics).read(bytes);
        return root == null ? null : new SourceDocument(file, root);
    }

    public SourceLocation location(Node node) {
        return new SourceLocation(file, node.line(), node.column());
    }

    public SourceLocation location(Entry entry) {
        return new SourceLocation(file, entry.line(), entry.column());
    }
}
