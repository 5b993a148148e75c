package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import graphql.language.FieldDefinition;
import graphql.language.InputValueDefinition;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds the field that identifies the instances of an object type: {@code id}, the field named like the only argument of a
 * root field, as in {@code country(code: ID!)}, or the {@code berthId} of a {@code Berth}.
 */
final class IdentifierFields {
    private static final List<String> USUAL = List.of("id", "_id", "uuid");

    private final SchemaDeclarations declarations;
    private final Map<String, String> named = new LinkedHashMap<>();

    private IdentifierFields(SchemaDeclarations declarations) {
        this.declarations = declarations;
    }

    static IdentifierFields of(SchemaDeclarations declarations) {
        IdentifierFields fields = new IdentifierFields(declarations);
        for (RootType root : RootType.values()) {
            declarations.root(root).forEach(fields::nameByArgument);
        }
        return fields;
    }

    /** Takes the only argument of a root field that returns one object as the identifier of its type. */
    private void nameByArgument(FieldDefinition field) {
        TypeUse result = TypeUse.of(field.getType());
        List<InputValueDefinition> arguments = field.getInputValueDefinitions();
        if (!result.list() && arguments.size() == 1 && declarations.isObject(result.name())) {
            FieldDefinition same =
                    declarations.field(result.name(), arguments.get(0).getName());
            if (same != null && isName(same)) {
                named.putIfAbsent(result.name(), same.getName());
            }
        }
    }

    /** Returns the field that identifies instances of a type, or null. */
    @Nullable
    String of(String type) {
        for (String name : USUAL) {
            FieldDefinition field = declarations.field(type, name);
            if (field != null && isName(field)) {
                return name;
            }
        }
        String known = named.get(type);
        return known == null ? namedAfter(type) : known;
    }

    private @Nullable String namedAfter(String type) {
        for (FieldDefinition field : declarations.fields(type)) {
            if (field.getName().equalsIgnoreCase(type + "id") && isName(field)) {
                return field.getName();
            }
        }
        return null;
    }

    private static boolean isName(FieldDefinition field) {
        TypeUse written = TypeUse.of(field.getType());
        return !written.list() && List.of("ID", "String", "Int", "UUID").contains(written.name())
                || USUAL.contains(field.getName()) && !written.list();
    }
}
