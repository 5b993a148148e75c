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

/** Finds the interfaces that types implement, directly and through other interfaces, and remembers them. */
final class InterfaceIndex {
    /** Bounds the memory, by the interfaces of all types together; the largest published schemas have some thousands. */
    static final int MOST = 500_000;

    /** Bounds the time, by the number of times that the search meets an interface. */
    static final int MOST_MET = 40 * MOST;

    private final Map<String, TypeDefinition<?>> types;
    private final Map<String, Map<String, Type<?>>> known = new LinkedHashMap<>();
    private int implemented;
    private int met;

    InterfaceIndex(Map<String, TypeDefinition<?>> types) {
        this.types = types;
    }

    /** The interfaces of a type by name: each before those that it implements itself. */
    Map<String, Type<?>> of(ImplementingTypeDefinition<?> type) {
        Map<String, Type<?>> found = known.get(type.getName());
        if (found == null) {
            found = Collections.unmodifiableMap(search(type));
            known.put(type.getName(), found);
        }
        return found;
    }

    /** Whether the types implement more interfaces than fit into a small memory. */
    boolean isExceeded() {
        return implemented > MOST || met > MOST_MET;
    }

    /** Goes depth first without recursion: a hostile schema has chains that are longer than the stack is deep. */
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

    /** The first interface is looked at first. */
    private void push(ImplementingTypeDefinition<?> type, Deque<Type<?>> open) {
        met += type.getImplements().size();
        for (int index = type.getImplements().size() - 1; index >= 0; index--) {
            open.addLast(type.getImplements().get(index));
        }
    }
}
