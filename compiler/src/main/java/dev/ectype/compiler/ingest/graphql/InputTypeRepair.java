package dev.ectype.compiler.ingest.graphql;

import graphql.language.FieldDefinition;
import graphql.language.ImplementingTypeDefinition;
import graphql.language.InputObjectTypeDefinition;
import graphql.language.InputValueDefinition;
import graphql.language.ObjectTypeDefinition;
import graphql.language.TypeDefinition;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Converts object types that occur in arguments to input types, for schemas that declare inputs with {@code type}. */
final class InputTypeRepair {
    private final Map<String, TypeDefinition<?>> types;
    private final SchemaWarnings oddities;
    private final Set<String> inputTypes = new LinkedHashSet<>();
    private final Set<String> outputTypes;

    /**
     * @param roots the names of the root types, from which all output types are reachable
     */
    InputTypeRepair(Map<String, TypeDefinition<?>> types, Collection<String> roots, SchemaWarnings oddities) {
        this.types = types;
        this.oddities = oddities;
        this.outputTypes = ReachableTypes.from(roots, types);
        for (TypeDefinition<?> type : types.values()) {
            if (type instanceof InputObjectTypeDefinition input) {
                input.getInputValueDefinitions().forEach(this::send);
            } else if (type instanceof ImplementingTypeDefinition<?> implementing) {
                implementing.getFieldDefinitions().stream()
                        .flatMap(field -> field.getInputValueDefinitions().stream())
                        .forEach(this::send);
            }
        }
    }

    private void send(InputValueDefinition value) {
        inputTypes.add(TypeUse.of(value.getType()).name());
    }

    /** Returns all types by name. A type used as input and output occurs twice. */
    Map<String, TypeDefinition<?>> repaired() {
        Map<String, TypeDefinition<?>> repaired = new LinkedHashMap<>(types);
        Map<String, String> renamed = new LinkedHashMap<>();
        Deque<String> open = new ArrayDeque<>(inputTypes);
        Set<String> known = new LinkedHashSet<>();
        while (!open.isEmpty()) {
            String name = open.poll();
            if (types.get(name) instanceof ObjectTypeDefinition object && known.add(name)) {
                String own = outputTypes.contains(name) ? free(name + "Input", repaired) : name;
                repaired.put(own, input(own, object));
                object.getFieldDefinitions()
                        .forEach(field -> open.add(TypeUse.of(field.getType()).name()));
                if (!own.equals(name)) {
                    renamed.put(name, own);
                }
                String also = own.equals(name) ? "" : " `" + own + "`, because fields also return it";
                oddities.report(
                        "`" + name + "` is an argument type but not an input type, and is read as the input type"
                                + also,
                        object,
                        "Declare `input " + own + "`.");
            }
        }
        return renamed.isEmpty() ? repaired : new InputTypeRenamer(renamed).in(repaired);
    }

    private static String free(String wanted, Map<String, TypeDefinition<?>> taken) {
        String name = wanted;
        while (taken.containsKey(name)) {
            name += "_";
        }
        return name;
    }

    private static InputObjectTypeDefinition input(String name, ObjectTypeDefinition object) {
        InputObjectTypeDefinition.Builder input = InputObjectTypeDefinition.newInputObjectDefinition()
                .name(name)
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
