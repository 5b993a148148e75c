package dev.ectype.compiler.source;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.Severity;
import dev.ectype.compiler.diagnostic.SourceLocation;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The description that one compilation reads: its entry, and whatever references lead to. */
public final class Sources {
    /** How many different references are followed. */
    static final int REFERENCES = 100_000;

    /** How many references may stand inside the pointers of others: each costs a frame of the stack. */
    private static final int NESTING = 50;

    private final Library library;
    private final Diagnostics diagnostics;
    private final Map<String, Optional<Located>> known = new LinkedHashMap<>();
    private final Map<String, Map<String, Located>> anchors = new LinkedHashMap<>();
    private final Map<String, SchemaResources> resources = new LinkedHashMap<>();
    private final Set<String> following = new LinkedHashSet<>();
    private int nesting;

    private Sources(Library library, Diagnostics diagnostics) {
        this.library = library;
        this.diagnostics = diagnostics;
    }

    public static Sources of(SourceRoot root, Diagnostics diagnostics) {
        return new Sources(new Library(root, ReadingLimits.STANDARD), diagnostics);
    }

    /** Reads the entry; null when that fails, which is then reported as an error. */
    public @Nullable SourceDocument entry() {
        return library.entry(diagnostics);
    }

    /** The name that users know the entry by. */
    public String name() {
        return library.name();
    }

    /** Reads the entry as text, for formats that are neither JSON nor YAML; null when that fails, which is reported. */
    public @Nullable String entryText() {
        return library.entryText(diagnostics);
    }

    /** Looks for a file that is known by the end of its path: below the folder of the entry, then below those around it. */
    public Search lookFor(String path) {
        return Search.in(library, path, diagnostics);
    }

    /** Every file that was looked at, by name. */
    public List<ReadFile> files() {
        return library.files();
    }

    /** Whether a node is a reference: an object whose {@code $ref} is a text. */
    public static boolean isReference(Node node) {
        return References.of(node) != null;
    }

    /** Follows references until a value: the place itself if it holds none, null (any value, warned) if it ends nowhere. */
    public @Nullable Located resolve(Located start) {
        Set<String> chain = new LinkedHashSet<>();
        Located end = start;
        String reference = References.of(start.node());
        while (end != null && reference != null) {
            Located around = SchemaResources.around(end);
            String scope = around == null ? end.document().id() : around.canonical();
            String key = scope + "\n" + reference;
            Optional<Located> before = known.get(key);
            if (before != null) {
                end = before.orElse(null);
                break;
            }
            end = mayFollow(key, end) ? step(key, chain, end, reference) : null;
            reference = end == null ? null : References.of(end.node());
        }
        for (String key : chain) {
            following.remove(key);
            known.put(key, Optional.ofNullable(end));
        }
        return end;
    }

    /** What one reference leads to, be it a value or a further reference; null (any value, warned) if that is nothing. */
    public @Nullable Located next(Located from, String reference) {
        try {
            return target(from, reference);
        } catch (Unavailable reason) {
            Diagnostic found = Diagnostic.of(reason.code(), place(from), reason.message(), reason.hint());
            diagnostics.add(found.atMost(Severity.WARNING));
            return null;
        }
    }

    private @Nullable Located step(String key, Set<String> chain, Located from, String reference) {
        chain.add(key);
        following.add(key);
        return next(from, reference);
    }

    private boolean mayFollow(String key, Located from) {
        if (following.contains(key) || nesting > NESTING) {
            diagnostics.report(
                    DiagnosticCode.REFERENCE_TO_ITSELF,
                    place(from),
                    "the reference \"" + References.of(from.node()) + "\" leads only to other references",
                    "Write the value that is meant at one of the places that refer to each other.");
            return false;
        }
        if (known.size() + following.size() >= REFERENCES) {
            diagnostics.report(
                    DiagnosticCode.TOO_MANY_REFERENCES,
                    SourceLocation.startOf(from.document().file()),
                    "there are more than " + REFERENCES + " different references; the others mean any value",
                    "Split the description, or write some of the values in place.");
            return false;
        }
        return true;
    }

    private @Nullable Located target(Located from, String reference) throws Unavailable {
        String file = References.file(reference);
        Located resource = resource(from, file);
        if (resource != null) {
            Located inside = inside(resource, References.fragment(reference));
            if (inside != null || !file.isEmpty()) {
                return inside;
            }
        }
        SourceDocument document = file.isEmpty()
                ? from.document()
                : library.referred(from.document().id(), file, diagnostics);
        if (document == null) {
            return null;
        }
        String fragment = References.fragment(reference);
        Located anchored = fragment.isEmpty() || fragment.startsWith("/") ? null : anchored(document, fragment);
        return anchored != null ? anchored : pointed(Located.rootOf(document), fragment, reference);
    }

    /** The schema of this document that a reference begins at because it names itself; null when it begins at a file. */
    private @Nullable Located resource(Located from, String file) {
        SourceDocument document = from.document();
        return file.isEmpty()
                ? SchemaResources.around(from)
                : resources
                        .computeIfAbsent(document.id(), id -> SchemaResources.of(document))
                        .find(from, file);
    }

    private @Nullable Located inside(Located resource, String fragment) {
        if (!fragment.isEmpty() && !fragment.startsWith("/")) {
            return anchored(resource.document(), fragment);
        }
        return References.pointers(fragment).stream()
                .map(pointer -> walk(resource, pointer))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private @Nullable Located anchored(SourceDocument document, String name) {
        return anchors.computeIfAbsent(document.id(), id -> Anchors.of(document))
                .get(name);
    }

    private Located pointed(Located root, String fragment, String reference) throws Unavailable {
        for (List<String> pointer : References.pointers(fragment)) {
            Located found = walk(root, pointer);
            if (found != null) {
                return found;
            }
        }
        throw new Unavailable(
                DiagnosticCode.REFERENCE_TO_NOTHING,
                "the reference \"" + reference + "\" leads to nothing",
                "Correct the reference, or add what it refers to; until then it means any value.");
    }

    private @Nullable Located walk(Located root, List<String> pointer) {
        Located place = root;
        for (String token : pointer) {
            Located next = child(place, token);
            if (next == null && isReference(place.node())) {
                nesting++;
                Located beyond = resolve(place);
                nesting--;
                next = beyond == null ? null : child(beyond, token);
            }
            if (next == null) {
                return null;
            }
            place = next;
        }
        return place;
    }

    private static @Nullable Located child(Located place, String token) {
        if (place.node() instanceof ArrayNode) {
            boolean isIndex =
                    !token.isEmpty() && token.length() < 9 && token.chars().allMatch(c -> c >= '0' && c <= '9');
            return isIndex ? place.element(Integer.parseInt(token)) : null;
        }
        return place.member(token);
    }

    /** Where a reference is written, which is what a user wants to correct. */
    private static SourceLocation place(Located reference) {
        Located text = reference.member("$ref");
        return (text == null ? reference : text).location();
    }
}
