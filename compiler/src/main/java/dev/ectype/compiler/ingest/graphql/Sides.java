package dev.ectype.compiler.ingest.graphql;

import graphql.language.FieldDefinition;
import graphql.language.ImplementingTypeDefinition;
import graphql.language.InputObjectTypeDefinition;
import graphql.language.InputValueDefinition;
import graphql.language.ObjectTypeDefinition;
import graphql.language.TypeDefinition;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Makes inputs of the objects that are only ever sent; a schema that calls them {@code type} means nothing else. */
final class Sides {
    private final Map<String, TypeDefinition<?>> types;
    private final Oddities oddities;
    private final Set<String> sent = new LinkedHashSet<>();
    private final Set<String> shown = new LinkedHashSet<>();

    Sides(Map<String, TypeDefinition<?>> types, Oddities oddities) {
        this.types = types;
        this.oddities = oddities;
        for (TypeDefinition<?> type : types.values()) {
            if (type instanceof InputObjectTypeDefinition input) {
                input.getInputValueDefinitions().forEach(this::send);
            } else if (type instanceof ImplementingTypeDefinition<?> implementing) {
                implementing.getFieldDefinitions().forEach(this::look);
            }
        }
    }

    private void look(FieldDefinition field) {
        shown.add(Written.of(field.getType()).name());
        field.getInputValueDefinitions().forEach(this::send);
    }

    private void send(InputValueDefinition value) {
        sent.add(Written.of(value.getType()).name());
    }

    /** All types by name. */
    Map<String, TypeDefinition<?>> repaired() {
        Map<String, TypeDefinition<?>> repaired = new LinkedHashMap<>(types);
        Deque<String> open = new ArrayDeque<>(sent);
        Set<String> known = new LinkedHashSet<>();
        while (!open.isEmpty()) {
            String name = open.poll();
            if (types.get(name) instanceof ObjectTypeDefinition object && known.add(name)) {
                repaired.put(name, input(object));
                object.getFieldDefinitions()
                        .forEach(field -> open.add(Written.of(field.getType()).name()));
                String also = shown.contains(name) ? ", although fields show it" : "";
                oddities.report(
                        "`" + name + "` is sent as an argument and taken as an input" + also,
                        object,
                        "Declare it by `input " + name + "`.");
            }
        }
        return repaired;
    }

    private static InputObjectTypeDefinition input(ObjectTypeDefinition object) {
        InputObjectTypeDefinition.Builder input = InputObjectTypeDefinition.newInputObjectDefinition()
                .name(object.getName())
                .description(object.getDescription())
                .sourceLocation(object.getSourceLocation());
        for (FieldDefinition field : object.getFieldDefinitions()) {
            input.inputValueDefinition(InputValueDefinition.newInputValueDefinition()
                    .name(field.getName())
                    .type(field.getType())
                    .description(field.getDescription())
                    .sourceLocation(field.getSourceLocation())
                    .build());
        }
        return input.build();
    }
}
