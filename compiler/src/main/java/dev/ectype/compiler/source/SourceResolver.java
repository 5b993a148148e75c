package dev.ectype.compiler.source;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.Severity;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ReadingLimits;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the files of one compilation: the entry and all referenced files. */
public final class SourceResolver {
    /** The limit of different references. */
    static final int REFERENCES = 100_000;

    /** The limit of references inside the pointers of others; each needs a stack frame. */
    private static final int NESTING = 50;

    /** The limit of tokens of a pointer that together are a name with slashes. */
    private static final int JOINED = 6;

    private final FileLibrary library;
    private final Diagnostics diagnostics;
    private final Map<String, Optional<LocatedNode>> known = new LinkedHashMap<>();
    private final Map<String, Map<String, LocatedNode>> anchors = new LinkedHashMap<>();
    private final Map<String, SchemaResourceIndex> resources = new LinkedHashMap<>();
    private final Set<String> following = new LinkedHashSet<>();
    private int nesting;

    private SourceResolver(FileLibrary library, Diagnostics diagnostics) {
        this.library = library;
        this.diagnostics = diagnostics;
    }

    public static SourceResolver of(SourceRoot root, Diagnostics diagnostics) {
        return new SourceResolver(new FileLibrary(root, ReadingLimits.STANDARD), diagnostics);
    }

    /** Reads the entry, or returns null after reporting an error. */
    public @Nullable SourceDocument entry() {
        return library.entry(diagnostics);
    }

    /** Replaces the entry by a changed one, before any reference is resolved. */
    public void replaceEntry(SourceDocument changed) {
        library.replaceEntry(changed);
    }

    /**
     * Returns whether a reference in the entry of another source denotes the entry of this one.
     *
     * @param reference an absolute or relative reference
     */
    public boolean isNamedBy(String reference, SourceResolver from) {
        return library.isNamedBy(reference, from.library);
    }

    /** Returns the display name of the entry. */
    public String name() {
        return library.name();
    }

    /** Reads the entry as text, for formats other than JSON and YAML, or returns null after reporting an error. */
    public @Nullable String entryText() {
        return library.entryText(diagnostics);
    }

    /** Searches a file by the end of its path: below the folder of the entry, then below its parent folders. */
    public FileSearch lookFor(String path) {
        return FileSearch.in(library, path, diagnostics);
    }

    /** Returns every file that was read, by name. */
    public List<FileFingerprint> files() {
        return library.files();
    }

    /** Returns whether a node is a reference: an object with a text {@code $ref}. */
    public static boolean isReference(SourceNode node) {
        return ReferenceParser.of(node) != null;
    }

    /**
     * Follows references to a value. Returns the place itself if it is no reference, or null (any value) after a
     * warning.
     */
    public @Nullable LocatedNode resolve(LocatedNode start) {
        Set<String> chain = new LinkedHashSet<>();
        LocatedNode end = start;
        String reference = ReferenceParser.of(start.node());
        while (end != null && reference != null) {
            LocatedNode around = SchemaResourceIndex.around(end);
            String scope = around == null ? end.document().id() : around.canonical();
            String key = scope + "\n" + reference;
            Optional<LocatedNode> before = known.get(key);
            if (before != null) {
                end = before.orElse(null);
                break;
            }
            end = mayFollow(key, end) ? step(key, chain, end, reference) : null;
            reference = end == null ? null : ReferenceParser.of(end.node());
        }
        for (String key : chain) {
            following.remove(key);
            known.put(key, Optional.ofNullable(end));
        }
        return end;
    }

    /**
     * Returns the direct target of a reference, which may be another reference, or null (any value) after a warning.
     */
    public @Nullable LocatedNode next(LocatedNode from, String reference) {
        try {
            return target(from, reference);
        } catch (UnavailableFile reason) {
            Diagnostic found = Diagnostic.of(reason.code(), place(from), reason.message(), reason.hint());
            diagnostics.add(found.atMost(Severity.WARNING));
            return null;
        }
    }

    private @Nullable LocatedNode step(String key, Set<String> chain, LocatedNode from, String reference) {
        chain.add(key);
        following.add(key);
        return next(from, reference);
    }

    private boolean mayFollow(String key, LocatedNode from) {
        if (following.contains(key) || nesting > NESTING) {
            diagnostics.report(
                    DiagnosticCode.REFERENCE_TO_ITSELF,
                    place(from),
                    "the reference \"" + ReferenceParser.of(from.node()) + "\" refers only to other references",
                    "Replace one of these references by a value.");
            return false;
        }
        if (known.size() + following.size() >= REFERENCES) {
            diagnostics.report(
                    DiagnosticCode.TOO_MANY_REFERENCES,
                    SourceLocation.startOf(from.document().file()),
                    "there are more than " + REFERENCES + " different references; the others allow any value",
                    "Split the description, or replace some references by their values.");
            return false;
        }
        return true;
    }

    private @Nullable LocatedNode target(LocatedNode from, String reference) throws UnavailableFile {
        String file = ReferenceParser.file(reference);
        LocatedNode resource = resource(from, file);
        if (resource != null) {
            LocatedNode inside = inside(resource, ReferenceParser.fragment(reference));
            if (inside != null || !file.isEmpty()) {
                return inside;
            }
        }
        SourceDocument document = file.isEmpty()
                ? from.document()
                : library.referencedDocument(from.document().id(), file, diagnostics);
        if (document == null) {
            return null;
        }
        String fragment = ReferenceParser.fragment(reference);
        LocatedNode anchored = fragment.isEmpty() || fragment.startsWith("/") ? null : anchored(document, fragment);
        return anchored != null ? anchored : pointed(LocatedNode.rootOf(document), fragment, reference);
    }

    /** Returns the embedded schema resource that a reference starts from, or null if it starts from a file. */
    private @Nullable LocatedNode resource(LocatedNode from, String file) {
        SourceDocument document = from.document();
        return file.isEmpty()
                ? SchemaResourceIndex.around(from)
                : resources
                        .computeIfAbsent(document.id(), id -> SchemaResourceIndex.of(document))
                        .find(from, file);
    }

    private @Nullable LocatedNode inside(LocatedNode resource, String fragment) {
        if (!fragment.isEmpty() && !fragment.startsWith("/")) {
            return anchored(resource.document(), fragment);
        }
        return ReferenceParser.pointers(fragment).stream()
                .map(pointer -> walk(resource, pointer))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private @Nullable LocatedNode anchored(SourceDocument document, String name) {
        return anchors.computeIfAbsent(document.id(), id -> AnchorIndex.of(document))
                .get(name);
    }

    private LocatedNode pointed(LocatedNode root, String fragment, String reference) throws UnavailableFile {
        for (List<String> pointer : ReferenceParser.pointers(fragment)) {
            LocatedNode found = walk(root, pointer);
            if (found != null) {
                return found;
            }
        }
        throw new UnavailableFile(
                DiagnosticCode.REFERENCE_TO_NOTHING,
                "the reference \"" + reference + "\" has no target",
                "Correct the reference, or add its target; until then it allows any value.");
    }

    private @Nullable LocatedNode walk(LocatedNode root, List<String> pointer) {
        LocatedNode place = root;
        for (int at = 0; at < pointer.size(); at++) {
            LocatedNode next = named(place, pointer.get(at));
            // Authors forget to escape slashes in names.
            for (int joined = 2; next == null && joined <= JOINED && at + joined <= pointer.size(); joined++) {
                next = named(place, String.join("/", pointer.subList(at, at + joined)));
                at += next == null ? 0 : joined - 1;
            }
            if (next == null) {
                return null;
            }
            place = next;
        }
        return place;
    }

    /** Returns the value that a token names, behind a reference if necessary. */
    private @Nullable LocatedNode named(LocatedNode place, String token) {
        LocatedNode next = child(place, token);
        if (next == null && isReference(place.node())) {
            nesting++;
            LocatedNode beyond = resolve(place);
            nesting--;
            next = beyond == null ? null : child(beyond, token);
        }
        return next;
    }

    private static @Nullable LocatedNode child(LocatedNode place, String token) {
        if (place.node() instanceof ArrayNode) {
            boolean isIndex =
                    !token.isEmpty() && token.length() < 9 && token.chars().allMatch(c -> c >= '0' && c <= '9');
            return isIndex ? place.element(Integer.parseInt(token)) : null;
        }
        return place.member(token);
    }

    /** Returns the location of the reference text, which users have to correct. */
    private static SourceLocation place(LocatedNode reference) {
        LocatedNode text = reference.member("$ref");
        return (text == null ? reference : text).location();
    }
}
