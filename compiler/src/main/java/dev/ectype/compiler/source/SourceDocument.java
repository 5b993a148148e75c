package dev.ectype.compiler.source;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ReadingLimits;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TreeReader;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Holds a parsed file: its display name, its identity relative to the entry (independent of the working directory), its
 * root value, and the files of values that overlays have set.
 */
public record SourceDocument(String file, String id, SourceNode root, NodeOrigins origins) {
    public SourceDocument {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(root, "root");
        Objects.requireNonNull(origins, "origins");
    }

    /** Creates a document with values of its own file only. */
    public SourceDocument(String file, String id, SourceNode root) {
        this(file, id, root, NodeOrigins.NONE);
    }

    /** Creates a standalone document, identified by its file name. */
    public SourceDocument(String file, SourceNode root) {
        this(file, file, root);
    }

    /** Reads JSON or YAML, detected by the content. Returns null after reporting an unreadable file. */
    public static @Nullable SourceDocument read(String file, byte[] bytes, Diagnostics diagnostics) {
        SourceNode root = new TreeReader(file, ReadingLimits.STANDARD, diagnostics).read(bytes);
        return root == null ? null : new SourceDocument(file, root);
    }

    public SourceLocation location(SourceNode node) {
        return new SourceLocation(origins.fileOf(node, file), node.line(), node.column());
    }

    public SourceLocation location(ObjectEntry entry) {
        return new SourceLocation(origins.fileOf(entry.value(), file), entry.line(), entry.column());
    }
}
