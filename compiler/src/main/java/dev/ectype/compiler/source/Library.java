package dev.ectype.compiler.source;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.Severity;
import dev.ectype.compiler.diagnostic.SourceLocation;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The files of one compilation, each read once. */
final class Library {
    private static final int FILES = 10_000;
    private static final long BYTES = 256L << 20;
    private static final List<String> PROSE = List.of(".md", ".txt", ".html");

    private final SourceRoot root;
    private final ReadingLimits limits;
    private final Map<String, Optional<SourceDocument>> documents = new LinkedHashMap<>();
    private final Map<String, String> hashes = new TreeMap<>();
    private long bytes;

    Library(SourceRoot root, ReadingLimits limits) {
        this.root = root;
        this.limits = limits;
    }

    String name() {
        return root.shown(root.entry());
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
        } catch (Unavailable reason) {
            diagnostics.add(unreadableEntry(reason));
            return null;
        }
    }

    /** The entry as text, for formats that are neither JSON nor YAML. */
    @Nullable
    String entryText(Diagnostics diagnostics) {
        try {
            return text(root.entry(), name());
        } catch (Unavailable reason) {
            diagnostics.add(unreadableEntry(reason));
        } catch (Rejected rejected) {
            diagnostics.add(rejected.diagnostic());
        }
        return null;
    }

    /** The name that users know a file by that is named from the entry; null if no file could be there. */
    @Nullable
    String place(String reference) throws Unavailable {
        String id = root.resolve(root.entry(), reference);
        return root.isAboveAll(id) ? null : root.shown(id);
    }

    /** A file that is named from the entry, as text. */
    TextFile text(String reference) throws Unavailable, Rejected {
        String id = root.resolve(root.entry(), reference);
        String file = root.shown(id);
        if (bytes > BYTES) {
            throw new Unavailable(
                    DiagnosticCode.TOO_LARGE,
                    "the file \"" + id + "\" is not read, because too many others were",
                    "Refer to files of at most " + (BYTES >> 20) + " MiB together.");
        }
        return new TextFile(file, text(id, file));
    }

    private String text(String id, String file) throws Unavailable, Rejected {
        byte[] content = load(id);
        if (content.length > limits.bytes()) {
            throw DocumentReader.tooLarge(file, limits);
        }
        return SourceText.decode(file, content);
    }

    /** The document that a file of a reference means; null if it is there but makes no sense, which is a warning. */
    @Nullable
    SourceDocument referred(String from, String reference, Diagnostics diagnostics) throws Unavailable {
        String id = root.resolve(from, reference);
        Optional<SourceDocument> known = documents.get(id);
        if (known != null) {
            return known.orElse(null);
        }
        if (documents.size() >= FILES || bytes > BYTES) {
            throw new Unavailable(
                    DiagnosticCode.TOO_LARGE,
                    "the file \"" + id + "\" is not read, because too many others were",
                    "Refer to at most " + FILES + " files of " + (BYTES >> 20) + " MiB together.");
        }
        Diagnostics found = new Diagnostics();
        SourceDocument document = open(id, found);
        found.sorted().stream().map(each -> each.atMost(Severity.WARNING)).forEach(diagnostics::add);
        return document;
    }

    List<ReadFile> files() {
        return hashes.entrySet().stream()
                .map(entry -> new ReadFile(root.shown(entry.getKey()), entry.getKey(), entry.getValue()))
                .toList();
    }

    private @Nullable SourceDocument open(String id, Diagnostics diagnostics) throws Unavailable {
        String file = root.shown(id);
        documents.put(id, Optional.empty());
        byte[] content = load(id);
        Node node = isProse(file)
                ? new TextNode(new String(content, StandardCharsets.UTF_8), 1, 1)
                : new DocumentReader(file, limits, diagnostics).read(content);
        SourceDocument document = node == null ? null : new SourceDocument(file, id, node);
        documents.put(id, Optional.ofNullable(document));
        return document;
    }

    private byte[] load(String id) throws Unavailable {
        hashes.put(id, ReadFile.ABSENT);
        byte[] content = root.load(id, limits.bytes());
        bytes += content.length;
        hashes.put(id, Sha256.of(content));
        return content;
    }

    private Diagnostic unreadableEntry(Unavailable reason) {
        String hint = "Name a file that exists and that you may read.";
        return Diagnostic.of(DiagnosticCode.UNREADABLE_FILE, SourceLocation.startOf(name()), reason.message(), hint);
    }

    private static boolean isProse(String file) {
        String name = file.toLowerCase(Locale.ROOT);
        return PROSE.stream().anyMatch(name::endsWith);
    }
}
