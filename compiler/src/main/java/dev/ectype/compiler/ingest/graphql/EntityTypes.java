package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import graphql.language.FieldDefinition;
import graphql.language.InputValueDefinition;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the entity types, which clients can query by an identifier, and their identifier fields. */
final class EntityTypes {
    private static final List<String> USUAL = List.of("id", "_id", "uuid");

    private final SchemaDeclarations declarations;
    private final Map<String, String> identities = new LinkedHashMap<>();

    private EntityTypes(SchemaDeclarations declarations) {
        this.declarations = declarations;
    }

    static EntityTypes of(SchemaDeclarations declarations) {
        EntityTypes entities = new EntityTypes(declarations);
        FieldForms forms = new FieldForms(declarations);
        Map<String, String> named = new LinkedHashMap<>();
        for (RootType root : RootType.values()) {
            declarations.root(root).forEach(field -> entities.nameByArgument(field, named));
        }
        for (RootType root : RootType.values()) {
            for (FieldDefinition field : declarations.root(root)) {
                entities.addEntities(forms.of(field, root).type().name(), named);
            }
        }
        return entities;
    }

    /** Takes the only argument of a root field that returns one object as the identifier of its type. */
    private void nameByArgument(FieldDefinition field, Map<String, String> named) {
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

    private void addEntities(String result, Map<String, String> named) {
        for (String type : declarations.possible(result)) {
            String identity = usualIdentifier(type);
            identity = identity == null ? named.get(type) : identity;
            if (identity != null && !declarations.isRoot(type)) {
                identities.putIfAbsent(type, identity);
            }
        }
    }

    private @Nullable String usualIdentifier(String type) {
        return usualIdentifier(declarations, type);
    }

    /** Returns the field that usually identifies instances of a type, or null. */
    static @Nullable String usualIdentifier(SchemaDeclarations declarations, String type) {
        for (String name : USUAL) {
            FieldDefinition field = declarations.field(type, name);
            if (field != null && isName(field)) {
                return name;
            }
        }
        return null;
    }

    private static boolean isName(FieldDefinition field) {
        TypeUse written = TypeUse.of(field.getType());
        return !written.list() && List.of("ID", "String", "Int", "UUID").contains(written.name())
                || USUAL.contains(field.getName()) && !written.list();
    }

    /** Returns whether all possible object types of a type are entities. */
    boolean isEntity(String type) {
        List<String> possible = declarations.possible(type);
        return !possible.isEmpty() && identities.keySet().containsAll(possible);
    }

    /** Returns the identifier field of a type; for an interface or a union, that of its first object type. */
    String identity(String type) {
        return identities.getOrDefault(declarations.possible(type).get(0), "id");
    }

    /** Returns the identifier fields by type. */
    Map<String, String> identities() {
        return Collections.unmodifiableMap(identities);
    }

    /** Returns the object types of interfaces and unions that are embedded in other objects. */
    Set<String> embeddedVariants() {
        Set<String> inside = new LinkedHashSet<>();
        for (String type : declarations.types().keySet()) {
            if (declarations.isGeneral(type) && !isEntity(type)) {
                inside.addAll(declarations.possible(type));
            }
        }
        inside.removeAll(identities.keySet());
        return inside;
    }
}
