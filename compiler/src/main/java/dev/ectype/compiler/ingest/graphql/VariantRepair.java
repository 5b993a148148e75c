package dev.ectype.compiler.ingest.graphql;

import graphql.language.InterfaceTypeDefinition;
import graphql.language.Node;
import graphql.language.ObjectTypeDefinition;
import graphql.language.Type;
import graphql.language.TypeDefinition;
import graphql.language.UnionTypeDefinition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Removes invalid members of interfaces and unions. */
final class VariantRepair {
    private final Map<String, TypeDefinition<?>> types;
    private final SchemaWarnings oddities;

    VariantRepair(Map<String, TypeDefinition<?>> types, SchemaWarnings oddities) {
        this.types = types;
        this.oddities = oddities;
    }

    /** Returns all types by name. */
    Map<String, TypeDefinition<?>> repaired() {
        Map<String, TypeDefinition<?>> repaired = new LinkedHashMap<>();
        types.forEach((name, type) -> repaired.put(name, repaired(type)));
        return repaired;
    }

    private TypeDefinition<?> repaired(TypeDefinition<?> type) {
        if (type instanceof ObjectTypeDefinition object) {
            List<Type<?>> faces = only(InterfaceTypeDefinition.class, object.getImplements(), "an interface", object);
            return object.transform(changed -> changed.implementz(raw(faces)));
        }
        if (type instanceof InterfaceTypeDefinition general) {
            List<Type<?>> faces = only(InterfaceTypeDefinition.class, general.getImplements(), "an interface", general);
            return general.transform(changed -> changed.implementz(raw(faces)));
        }
        if (type instanceof UnionTypeDefinition union) {
            List<Type<?>> members = only(ObjectTypeDefinition.class, union.getMemberTypes(), "an object type", union);
            return union.transform(changed -> changed.memberTypes(raw(members)));
        }
        return type;
    }

    @SuppressWarnings("rawtypes")
    private List<Type<?>> only(Class<?> kind, List<Type> written, String wanted, Node<?> place) {
        List<Type<?>> fitting = new ArrayList<>();
        for (Type<?> type : written) {
            String name = TypeUse.of(type).name();
            if (kind.isInstance(types.get(name))) {
                fitting.add(type);
            } else {
                oddities.report(
                        "`" + name + "` is not declared as " + wanted + " and is ignored here",
                        place,
                        "Declare the type, or also pass the file that declares it.");
            }
        }
        return fitting;
    }

    @SuppressWarnings("rawtypes")
    private static List<Type> raw(List<Type<?>> types) {
        return new ArrayList<>(types);
    }
}
