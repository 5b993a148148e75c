package dev.ectype.compiler.ingest.graphql;

import graphql.language.FieldDefinition;
import graphql.language.ImplementingTypeDefinition;
import graphql.language.InputObjectTypeDefinition;
import graphql.language.InputValueDefinition;
import graphql.language.Node;
import graphql.language.Type;
import graphql.language.TypeDefinition;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the types that a schema uses without declaring them. They count as scalars. */
final class UndeclaredTypes {
    private final Map<String, TypeDefinition<?>> types;
    private final SchemaWarnings oddities;
    private final Set<String> missing = new LinkedHashSet<>();

    private UndeclaredTypes(Map<String, TypeDefinition<?>> types, SchemaWarnings oddities) {
        this.types = types;
        this.oddities = oddities;
    }

    static Set<String> in(Map<String, TypeDefinition<?>> types, SchemaWarnings oddities) {
        UndeclaredTypes search = new UndeclaredTypes(types, oddities);
        types.values().forEach(search::look);
        return search.missing;
    }

    private void look(TypeDefinition<?> type) {
        if (type instanceof InputObjectTypeDefinition input) {
            look(input.getInputValueDefinitions());
        } else if (type instanceof ImplementingTypeDefinition<?> implementing) {
            for (FieldDefinition field : implementing.getFieldDefinitions()) {
                look(field.getType(), field);
                look(field.getInputValueDefinitions());
            }
        }
    }

    private void look(List<InputValueDefinition> values) {
        values.forEach(value -> look(value.getType(), value));
    }

    private void look(Type<?> written, Node<?> place) {
        String name = TypeUse.of(written).name();
        if (!types.containsKey(name) && !SchemaDeclarations.isBuiltIn(name) && missing.add(name)) {
            oddities.unknownType(name, place);
        }
    }
}
