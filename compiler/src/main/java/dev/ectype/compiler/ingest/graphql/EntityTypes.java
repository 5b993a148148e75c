package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import graphql.language.FieldDefinition;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the entity types, which clients can query by an identifier, and their identifier fields. */
final class EntityTypes {
    private final SchemaDeclarations declarations;
    private final Map<String, String> identities = new LinkedHashMap<>();

    private EntityTypes(SchemaDeclarations declarations) {
        this.declarations = declarations;
    }

    static EntityTypes of(SchemaDeclarations declarations) {
        EntityTypes entities = new EntityTypes(declarations);
        FieldForms forms = new FieldForms(declarations);
        IdentifierFields identifiers = IdentifierFields.of(declarations);
        for (RootType root : RootType.values()) {
            for (FieldDefinition field : declarations.root(root)) {
                entities.addEntities(forms.of(field, root).type().name(), identifiers);
            }
        }
        return entities;
    }

    private void addEntities(String result, IdentifierFields identifiers) {
        for (String type : declarations.possible(result)) {
            String identity = identifiers.of(type);
            if (identity != null && !declarations.isRoot(type)) {
                identities.putIfAbsent(type, identity);
            }
        }
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
