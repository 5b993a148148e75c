package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import graphql.language.FieldDefinition;
import java.util.LinkedHashSet;
import java.util.Set;

/** Finds the object types with one object, such as the type of {@code shop} in {@code type Query { shop: Shop }}. */
final class SingleObjects {
    private final Set<String> types;

    private SingleObjects(Set<String> types) {
        this.types = types;
    }

    static SingleObjects of(SchemaDeclarations declarations, FieldForms forms) {
        Set<String> single = new LinkedHashSet<>();
        Set<String> several = new LinkedHashSet<>();
        for (FieldDefinition field : declarations.root(RootType.QUERY)) {
            TypeUse result = forms.of(field, RootType.QUERY).type();
            boolean one = !result.list() && field.getInputValueDefinitions().isEmpty();
            if (declarations.isObject(result.name())) {
                (one ? single : several).add(result.name());
            }
        }
        single.removeAll(several);
        return new SingleObjects(single);
    }

    boolean contains(String type) {
        return types.contains(type);
    }
}
