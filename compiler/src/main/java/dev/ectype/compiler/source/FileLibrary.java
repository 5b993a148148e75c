package dev.ectype.compiler.source;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.Severity;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.source.tree.ReadingLimits;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TextNode;
import dev.ectype.compiler.source.tree.TreeReader;
import dev.ectype.compiler.source.tree.UnreadableDocument;
import dev.ectype.compiler.source.tree.Utf8Decoder;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Holds the files of one compilation, each read once. */
final class FileLibrary {
    private static final int FILES = 10_000;
    private static final long BYTES = 256L << 20;
    private static final List<String> PROSE = List.of(".md", ".txt", ".html");

    private final SourceRoot root;
    private final ReadingLimits limits;
    private final Map<String, Optional<SourceDocument>> documents = new LinkedHashMap<>();
    private final Map<String, String> checksums = new TreeMap<>();
    private long bytes;

    FileLibrary(SourceRoot root, ReadingLimits limits) {
        this.root = root;
        this.limits = limits;
    }

    String name() {
        return root.displayName(root.entry());
    }

    void replaceEntry(SourceDocument changed) {
        documents.put(root.entry(), Optional.of(changed));
    }

    boolean isNamedBy(String reference, FileLibrary from) {
        String written = reference.replace(" ", "%20");
        try {
            URI target = from.root.address().resolve(written).normalize();
            return target.equals(root.address().normalize());
        } catch (IllegalArgumentException noAddress) {
            return false;
        }
    }

    @Nullable
    SourceDocument entry(Diagnostics diagnostics) {
        String id = root.entry();
        Optional<SourceDocument> known = documents.get(id);
        if (known != null && known.isPresent()) {
            return known.get();
        }
        try {
            return open(id, diagnostics);
        } catch (UnavailableFile reason) {
            diagnostics.add(unreadableEntry(reason));
            return null;
        }
    }

    /** Returns the entry as text, for formats other than JSON and YAML. */
    @Nullable
    String entryText(Diagnostics diagnostics) {
        try {
            return text(root.entry(), name());
        } catch (UnavailableFile reason) {
            diagnostics.add(unreadableEntry(reason));
        } catch (UnreadableDocument rejected) {
            diagnostics.add(rejected.diagnostic());
        }
        return null;
    }

    /** Returns the prefixes of references from the entry to files below other folders. */
    List<String> searchPrefixes() {
        return root.searchPrefixes();
    }

    /** Returns the display name for a reference from the entry, or null if no file can exist there. */
    @Nullable
    String place(String reference) throws UnavailableFile {
        String id = root.resolve(root.entry(), reference);
        return root.isAboveAll(id) ? null : root.displayName(id);
    }

    /** Returns the text of a file that the entry references. */
    TextFile text(String reference) throws UnavailableFile, UnreadableDocument {
        String id = root.resolve(root.entry(), reference);
        String file = root.displayName(id);
        if (bytes > BYTES) {
            throw new UnavailableFile(
                    DiagnosticCode.TOO_LARGE,
                    "the file \"" + id + "\" is not read, because the referenced files exceed the limit",
                    "Refer to files of at most " + (BYTES >> 20) + " MiB in total.");
        }
        return new TextFile(file, text(id, file));
    }

    private String text(String id, String file) throws UnavailableFile, UnreadableDocument {
        byte[] content = load(id);
        if (content.length > limits.bytes()) {
            throw TreeReader.tooLarge(file, limits);
        }
        return Utf8Decoder.decode(file, content);
    }

    /** Returns the document for a file reference, or null after a warning about a malformed file. */
    @Nullable
    SourceDocument referencedDocument(String from, String reference, Diagnostics diagnostics) throws UnavailableFile {
        String id = root.resolve(from, reference);
        Optional<SourceDocument> known = documents.get(id);
        if (known != null) {
            return known.orElse(null);
        }
        if (documents.size() >= FILES || bytes > BYTES) {
            throw new UnavailableFile(
                    DiagnosticCode.TOO_LARGE,
                    "the file \"" + id + "\" is not read, because the referenced files exceed the limit",
                    "Refer to at most " + FILES + " files of " + (BYTES >> 20) + " MiB in total.");
        }
        Diagnostics found = new Diagnostics();
        SourceDocument document = open(id, found);
        found.sorted().stream().map(each -> each.atMost(Severity.WARNING)).forEach(diagnostics::add);
        return document;
    }

    List<FileFingerprint> files() {
        return checksums.entrySet().stream()
                .map(entry -> new FileFingerprint(root.displayName(entry.getKey()), entry.getKey(), entry.getValue()))
                .toList();
    }

    private @Nullable SourceDocument open(String id, Diagnostics diagnostics) throws UnavailableFile {
        String file = root.displayName(id);
        documents.put(id, Optional.empty());
        byte[] content = load(id);
        SourceNode node = isProse(file)
                ? new TextNode(new String(content, StandardCharsets.UTF_8), 1, 1)
                : new TreeReader(file, limits, diagnostics).read(content);
        SourceDocument document = node == null ? null : new SourceDocument(file, id, node);
        documents.put(id, Optional.ofNullable(document));
        return document;
    }

    private byte[] load(String id) throws UnavailableFile {
        checksums.put(id, FileFingerprint.ABSENT);
        byte[] content = root.load(id, limits.bytes());
        bytes += content.length;
        checksums.put(id, SourceHash.checksum(content));
        return content;
    }

    private Diagnostic unreadableEntry(UnavailableFile reason) {
        String hint = "Use a file that exists and that you can read.";
        return Diagnostic.of(DiagnosticCode.UNREADABLE_FILE, SourceLocation.startOf(name()), reason.message(), hint);
    }

    private static boolean isProse(String file) {
        String name = file.toLowerCase(Locale.ROOT);
        return PROSE.stream().anyMatch(name::endsWith);
    }
}
