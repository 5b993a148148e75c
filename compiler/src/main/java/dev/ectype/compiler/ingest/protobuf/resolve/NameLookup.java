package dev.ectype.compiler.ingest.protobuf.resolve;

import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Resolves a name at a place of a file: from the innermost scope outwards, by its first part. */
final class NameLookup {
    private final SymbolTable symbols;
    private final Set<String> visible;

    NameLookup(SymbolTable symbols, Set<String> visible) {
        this.symbols = symbols;
        this.visible = visible;
    }

    /** Creates a lookup for type names of a file. */
    static NameLookup ofTypes(LinkedFile file) {
        return new NameLookup(file.symbols(), file.visible());
    }

    /** Creates a lookup for option names of a file. */
    static NameLookup ofOptions(LinkedFile file) {
        return new NameLookup(file.symbols(), file.visibleToOptions());
    }

    /**
     * Returns the element for a name, or null.
     *
     * @param from the full name of the referring element
     * @param wanted the condition for a match; other elements of the same name are skipped
     */
    @Nullable
    ProtoElement find(String name, String from, Predicate<ProtoElement> wanted) {
        if (name.startsWith(".")) {
            return visible(name.substring(1));
        }
        int firstDot = name.indexOf('.');
        String first = firstDot < 0 ? name : name.substring(0, firstDot);
        String scope = from;
        while (scope.indexOf('.') >= 0) {
            scope = scope.substring(0, scope.lastIndexOf('.'));
            String candidate = scope + "." + first;
            ProtoElement found = visible(candidate);
            if (firstDot >= 0) {
                if (found == null ? isVisiblePackage(candidate) : found.isScope()) {
                    return visible(scope + "." + name);
                }
            } else if (found != null && wanted.test(found)) {
                return found;
            }
        }
        return visible(name);
    }

    private @Nullable ProtoElement visible(String name) {
        ProtoElement found = symbols.find(name);
        return found != null && visible.contains(found.file().path()) ? found : null;
    }

    private boolean isVisiblePackage(String name) {
        return symbols.filesIn(name).stream().anyMatch(visible::contains);
    }
}
