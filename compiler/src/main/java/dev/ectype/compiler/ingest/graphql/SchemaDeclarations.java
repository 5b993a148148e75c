package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import graphql.language.DirectiveDefinition;
import graphql.language.EnumTypeDefinition;
import graphql.language.FieldDefinition;
import graphql.language.ImplementingTypeDefinition;
import graphql.language.InputObjectTypeDefinition;
import graphql.language.InterfaceTypeDefinition;
import graphql.language.ObjectTypeDefinition;
import graphql.language.ScalarTypeDefinition;
import graphql.language.TypeDefinition;
import graphql.language.UnionTypeDefinition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Holds all declarations of a schema, each once and complete. */
final class SchemaDeclarations {
    private static final List<String> BUILT_IN = List.of("Int", "Float", "String", "Boolean", "ID");

    private final Map<String, TypeDefinition<?>> types;
    private final Map<String, DirectiveDefinition> directives;
    private final Map<RootType, String> roots;
    private final Map<String, List<String>> possible = new LinkedHashMap<>();

    SchemaDeclarations(
            Map<String, TypeDefinition<?>> types,
            Map<String, DirectiveDefinition> directives,
            Map<RootType, String> roots) {
        this.types = Collections.unmodifiableMap(new LinkedHashMap<>(types));
        this.directives = Collections.unmodifiableMap(new LinkedHashMap<>(directives));
        this.roots = Collections.unmodifiableMap(new LinkedHashMap<>(roots));
        types.values().forEach(this::listPossible);
    }

    private void listPossible(TypeDefinition<?> type) {
        if (type instanceof UnionTypeDefinition union) {
            union.getMemberTypes()
                    .forEach(member ->
                            possible(union.getName(), TypeUse.of(member).name()));
        } else if (type instanceof ObjectTypeDefinition object) {
            object.getImplements().forEach(face -> possible(TypeUse.of(face).name(), object.getName()));
        }
    }

    private void possible(String general, String object) {
        possible.computeIfAbsent(general, name -> new ArrayList<>()).add(object);
    }

    Map<String, TypeDefinition<?>> types() {
        return types;
    }

    Map<String, DirectiveDefinition> directives() {
        return directives;
    }

    Map<RootType, String> roots() {
        return roots;
    }

    /** Returns the fields of a root type, or none. */
    List<FieldDefinition> root(RootType root) {
        String name = roots.get(root);
        return name == null ? List.of() : fields(name);
    }

    boolean isRoot(String type) {
        return roots.containsValue(type);
    }

    /** Returns the fields of an object or interface, or none for other types. */
    List<FieldDefinition> fields(String type) {
        return types.get(type) instanceof ImplementingTypeDefinition<?> implementing
                ? implementing.getFieldDefinitions()
                : List.of();
    }

    @Nullable
    FieldDefinition field(String type, String name) {
        for (FieldDefinition field : fields(type)) {
            if (field.getName().equals(name)) {
                return field;
            }
        }
        return null;
    }

    boolean isObject(String type) {
        return types.get(type) instanceof ObjectTypeDefinition;
    }

    /** Returns whether a type is an interface or a union. */
    boolean isGeneral(String type) {
        return types.get(type) instanceof InterfaceTypeDefinition || types.get(type) instanceof UnionTypeDefinition;
    }

    boolean isInput(String type) {
        return types.get(type) instanceof InputObjectTypeDefinition;
    }

    /** Returns whether values of a type have no fields. */
    boolean isLeaf(String type) {
        return isBuiltIn(type)
                || types.get(type) instanceof ScalarTypeDefinition
                || types.get(type) instanceof EnumTypeDefinition;
    }

    static boolean isBuiltIn(String type) {
        return BUILT_IN.contains(type);
    }

    /** Returns the object types of an interface or a union; for an object only itself. */
    List<String> possible(String type) {
        return isObject(type) ? List.of(type) : possible.getOrDefault(type, List.of());
    }
}
