package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Indexes declared types that only path parameters of one name have. A member of the same type holds the parameter's
 * value, whatever its name is.
 */
final class ExclusiveParameterTypes {
    private final TypeShapes shapes;
    private final Map<String, TypeName> types;

    private ExclusiveParameterTypes(TypeShapes shapes, Map<String, TypeName> types) {
        this.shapes = shapes;
        this.types = types;
    }

    static ExclusiveParameterTypes of(TypeShapes shapes, RouteIndex routes) {
        Map<String, Set<TypeName>> declared = new LinkedHashMap<>();
        Map<TypeName, Set<String>> users = new LinkedHashMap<>();
        for (OperationRoute route : routes.all()) {
            for (Parameter parameter : route.pathParameters()) {
                List<TypeName> names = shapes.names(parameter.type());
                Set<TypeName> own = declared.computeIfAbsent(parameter.name(), name -> new LinkedHashSet<>());
                own.addAll(names);
                names.forEach(name -> users.computeIfAbsent(name, type -> new LinkedHashSet<>())
                        .add(NameWords.bare(parameter.name())));
            }
        }
        Map<String, TypeName> types = new LinkedHashMap<>();
        declared.forEach((parameter, names) -> {
            TypeName only = names.size() == 1 ? names.iterator().next() : null;
            if (only != null && users.getOrDefault(only, new LinkedHashSet<>()).size() == 1) {
                types.put(parameter, only);
            }
        });
        return new ExclusiveParameterTypes(shapes, types);
    }

    /** Returns the only member with the parameter's type if it is required, or null. */
    @Nullable
    String member(ObjectShape shape, String parameter) {
        TypeName type = types.get(parameter);
        String found = null;
        for (ObjectMember member :
                type == null ? List.<ObjectMember>of() : shape.members().values()) {
            if (shapes.names(member.type()).contains(type)) {
                if (found != null || !member.required()) {
                    return null;
                }
                found = member.name();
            }
        }
        return found;
    }
}
