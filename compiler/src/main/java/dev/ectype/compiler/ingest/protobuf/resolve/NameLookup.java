package dev.ectype.compiler.ingest.protobuf.resolve;

import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Finds what a name means at some place of a file: from the innermost scope outwards, by its first part. */
final class NameLookup {
    private final SymbolTable symbols;
    private final Set<String> visible;

    NameLookup(SymbolTable symbols, Set<String> visible) {
        this.symbols = symbols;
        this.visible = visible;
    }

    /** What types of a file mean. */
    static NameLookup ofTypes(LinkedFile file) {
        return new NameLookup(file.symbols(), file.visible());
    }

    /** What options of a file mean. */
    static NameLookup ofOptions(LinkedFile file) {
        return new NameLookup(file.symbols(), file.visibleToOptions());
    }

    /**
     * What a name means, or null.
     *
     * @param from the full name of what uses it
     * @param wanted what would do; other things of the same name are passed over
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
