package dev.ectype.compiler.ingest.graphql;

import graphql.language.ImplementingTypeDefinition;
import graphql.language.TypeDefinition;
import graphql.language.TypeName;
import graphql.language.UnionTypeDefinition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the output types that are reachable from the root types. */
final class ReachableTypes {
    private final Map<String, TypeDefinition<?>> types;
    private final Map<String, List<String>> implementers = new LinkedHashMap<>();
    private final Set<String> reached = new LinkedHashSet<>();
    private final Deque<String> open = new ArrayDeque<>();

    private ReachableTypes(Map<String, TypeDefinition<?>> types) {
        this.types = types;
        types.forEach(this::index);
    }

    static Set<String> from(Collection<String> roots, Map<String, TypeDefinition<?>> types) {
        ReachableTypes search = new ReachableTypes(types);
        roots.forEach(search::reach);
        while (!search.open.isEmpty()) {
            search.look(search.open.poll());
        }
        return search.reached;
    }

    private void index(String name, TypeDefinition<?> type) {
        if (type instanceof ImplementingTypeDefinition<?> implementing) {
            implementing
                    .getImplements()
                    .forEach(general -> implementers
                            .computeIfAbsent(((TypeName) general).getName(), key -> new ArrayList<>())
                            .add(name));
        }
    }

    private void reach(String name) {
        if (reached.add(name)) {
            open.add(name);
        }
    }

    private void look(String name) {
        TypeDefinition<?> type = types.get(name);
        if (type instanceof UnionTypeDefinition union) {
            union.getMemberTypes().forEach(member -> reach(((TypeName) member).getName()));
        } else if (type instanceof ImplementingTypeDefinition<?> fields) {
            fields.getFieldDefinitions()
                    .forEach(field -> reach(TypeUse.of(field.getType()).name()));
            implementers.getOrDefault(name, List.of()).forEach(this::reach);
        }
    }
}
