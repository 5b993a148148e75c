package dev.ectype.compiler.ingest.graphql;

import graphql.language.ImplementingTypeDefinition;
import graphql.language.InterfaceTypeDefinition;
import graphql.language.Type;
import graphql.language.TypeDefinition;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;

/** Finds the interfaces that types implement, directly and indirectly, and caches them. */
final class InterfaceIndex {
    /** Bounds the memory by the total number of interfaces; the largest published schemas have some thousands. */
    static final int MOST = 500_000;

    /** Bounds the time by the number of visits to an interface. */
    static final int MOST_MET = 40 * MOST;

    private final Map<String, TypeDefinition<?>> types;
    private final Map<String, Map<String, Type<?>>> known = new LinkedHashMap<>();
    private int implemented;
    private int met;

    InterfaceIndex(Map<String, TypeDefinition<?>> types) {
        this.types = types;
    }

    /** Returns the interfaces of a type by name, each before its own interfaces. */
    Map<String, Type<?>> of(ImplementingTypeDefinition<?> type) {
        Map<String, Type<?>> found = known.get(type.getName());
        if (found == null) {
            found = Collections.unmodifiableMap(search(type));
            known.put(type.getName(), found);
        }
        return found;
    }

    /** Returns whether the types implement too many interfaces. */
    boolean isExceeded() {
        return implemented > MOST || met > MOST_MET;
    }

    /** Searches depth first without recursion, since hostile chains would overflow the stack. */
    private Map<String, Type<?>> search(ImplementingTypeDefinition<?> type) {
        Map<String, Type<?>> found = new LinkedHashMap<>();
        Deque<Type<?>> open = new ArrayDeque<>();
        push(type, open);
        while (!open.isEmpty() && !isExceeded()) {
            Type<?> next = open.removeLast();
            String name = TypeUse.of(next).name();
            if (!found.containsKey(name)) {
                found.put(name, next);
                implemented++;
                if (types.get(name) instanceof InterfaceTypeDefinition general) {
                    push(general, open);
                }
            }
        }
        found.remove(type.getName());
        return found;
    }

    /** Pushes the interfaces in reverse, so that the first is visited first. */
    private void push(ImplementingTypeDefinition<?> type, Deque<Type<?>> open) {
        met += type.getImplements().size();
        for (int index = type.getImplements().size() - 1; index >= 0; index--) {
            open.addLast(type.getImplements().get(index));
        }
    }
}
