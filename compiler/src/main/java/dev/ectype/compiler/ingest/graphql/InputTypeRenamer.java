package dev.ectype.compiler.ingest.graphql;

import graphql.language.FieldDefinition;
import graphql.language.InputObjectTypeDefinition;
import graphql.language.InputValueDefinition;
import graphql.language.InterfaceTypeDefinition;
import graphql.language.ListType;
import graphql.language.NonNullType;
import graphql.language.ObjectTypeDefinition;
import graphql.language.Type;
import graphql.language.TypeDefinition;
import graphql.language.TypeName;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Renames types in all arguments and input fields. */
final class InputTypeRenamer {
    private final Map<String, String> names;

    /**
     * @param names the new names by old name
     */
    InputTypeRenamer(Map<String, String> names) {
        this.names = names;
    }

    Map<String, TypeDefinition<?>> in(Map<String, TypeDefinition<?>> types) {
        Map<String, TypeDefinition<?>> renamed = new LinkedHashMap<>();
        types.forEach((name, type) -> renamed.put(name, renamed(type)));
        return renamed;
    }

    private TypeDefinition<?> renamed(TypeDefinition<?> type) {
        if (type instanceof InputObjectTypeDefinition input) {
            return input.transform(each -> each.inputValueDefinitions(values(input.getInputValueDefinitions())));
        }
        if (type instanceof ObjectTypeDefinition object) {
            return object.transform(each -> each.fieldDefinitions(fields(object.getFieldDefinitions())));
        }
        return type instanceof InterfaceTypeDefinition general
                ? general.transform(each -> each.definitions(fields(general.getFieldDefinitions())))
                : type;
    }

    private List<FieldDefinition> fields(List<FieldDefinition> fields) {
        return fields.stream()
                .map(field ->
                        field.transform(each -> each.inputValueDefinitions(values(field.getInputValueDefinitions()))))
                .toList();
    }

    private List<InputValueDefinition> values(List<InputValueDefinition> values) {
        return values.stream()
                .map(value -> value.transform(each -> each.type(renamed(value.getType()))))
                .toList();
    }

    private Type<?> renamed(Type<?> type) {
        if (type instanceof NonNullType sure) {
            return NonNullType.newNonNullType(renamed(sure.getType())).build();
        }
        if (type instanceof ListType list) {
            return ListType.newListType(renamed(list.getType())).build();
        }
        TypeName name = (TypeName) type;
        return names.containsKey(name.getName()) ? name.transform(each -> each.name(names.get(name.getName()))) : name;
    }
}
