package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.binding.GraphQlDeclarations.ConnectionType;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.FieldArguments;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.TypedName;
import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import graphql.language.FieldDefinition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects the arguments of fields with lists and of subscriptions, and the fields of the types around lists. */
final class ListDeclarations {
    private final SchemaDeclarations declarations;
    private final EntityTypes entities;
    private final FieldForms forms;

    ListDeclarations(SchemaDeclarations declarations, EntityTypes entities) {
        this.declarations = declarations;
        this.entities = entities;
        this.forms = new FieldForms(declarations);
    }

    /** Returns the fields of objects with arguments that select from a list, a connection or the instances of a link. */
    List<FieldArguments> fields() {
        List<FieldArguments> lists = new ArrayList<>();
        for (String type : declarations.types().keySet()) {
            for (FieldDefinition field : declarations.isObject(type) ? declarations.fields(type) : noFields()) {
                List<TypedName> arguments = arguments(field);
                TypeUse result = TypeUse.of(field.getType());
                boolean one =
                        entities.isEntity(type) && entities.isEntity(result.name()) && LinkResolver.selects(field);
                if (!arguments.isEmpty() && (one || result.list() || forms.items(result.name()) != null)) {
                    lists.add(new FieldArguments(type, field.getName(), result.name(), arguments));
                }
            }
        }
        return lists;
    }

    private static List<FieldDefinition> noFields() {
        return List.of();
    }

    private static List<TypedName> arguments(FieldDefinition field) {
        return field.getInputValueDefinitions().stream()
                .map(argument -> name(argument.getName(), TypeUse.of(argument.getType())))
                .toList();
    }

    private static TypedName name(String name, TypeUse type) {
        return new TypedName(name, type.name(), type.list());
    }

    /** Returns the subscriptions with arguments. */
    List<FieldArguments> events() {
        List<FieldArguments> events = new ArrayList<>();
        for (FieldDefinition field : declarations.root(RootType.SUBSCRIPTION)) {
            List<TypedName> arguments = arguments(field);
            if (!arguments.isEmpty()) {
                String root = String.valueOf(declarations.roots().get(RootType.SUBSCRIPTION));
                String result = TypeUse.of(field.getType()).name();
                events.add(new FieldArguments(root, field.getName(), result, arguments));
            }
        }
        return events;
    }

    /** Returns the connections, and the objects inside them that are neither items nor edges. */
    List<ConnectionType> connections() {
        Map<String, ConnectionType> connections = new LinkedHashMap<>();
        for (String type : declarations.types().keySet()) {
            if (forms.items(type) != null) {
                add(connections, type);
                for (FieldDefinition field : declarations.fields(type)) {
                    TypeUse result = TypeUse.of(field.getType());
                    if (!result.list() && declarations.isObject(result.name()) && !entities.isEntity(result.name())) {
                        add(connections, result.name());
                    }
                }
            }
        }
        return new ArrayList<>(connections.values());
    }

    private void add(Map<String, ConnectionType> connections, String type) {
        List<TypedName> fields = new ArrayList<>();
        declarations.fields(type).forEach(field -> add(fields, field.getName(), TypeUse.of(field.getType())));
        if (!fields.isEmpty()) {
            connections.put(type, new ConnectionType(type, fields));
        }
    }

    private void add(List<TypedName> leaves, String name, TypeUse type) {
        if (!type.list() && declarations.isLeaf(type.name())) {
            leaves.add(name(name, type));
        }
    }
}
