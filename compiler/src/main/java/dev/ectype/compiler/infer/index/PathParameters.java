package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Describes the path parameters of the API.
 *
 * @param constrained the types of parameters that do not accept every text: numbers, fixed formats or enumerations
 * @param clientChosen the enumerated parameters under which clients put instances, so that their value is a
 *     client-chosen name
 * @param patterns the patterns of text parameters
 * @param types the parameters with a declared type of their own
 */
record PathParameters(
        Map<String, TypeRef> constrained,
        Set<String> clientChosen,
        Map<String, Set<String>> patterns,
        ExclusiveParameterTypes types) {
    static PathParameters of(TypeShapes shapes, RouteIndex routes) {
        Map<String, TypeRef> constrained = new LinkedHashMap<>();
        Set<String> free = new LinkedHashSet<>();
        Set<String> put = new LinkedHashSet<>();
        Map<String, Set<String>> patterns = new LinkedHashMap<>();
        for (OperationRoute route : routes.all()) {
            String last = route.path().endsWithParameter() ? route.path().last().parameter() : null;
            for (Parameter parameter : route.pathParameters()) {
                TypeRef core = shapes.core(parameter.type());
                if (core instanceof TextType text && text.pattern() != null) {
                    patterns.computeIfAbsent(parameter.name(), name -> new LinkedHashSet<>())
                            .add(text.pattern());
                }
                TypeRef before = constrained.putIfAbsent(parameter.name(), core);
                if (!isConstrained(core) || before != null && before.getClass() != core.getClass()) {
                    free.add(parameter.name());
                }
                if (core instanceof EnumType
                        && route.method().equals("PUT")
                        && parameter.name().equals(last)) {
                    put.add(parameter.name());
                }
            }
        }
        constrained.keySet().removeAll(free);
        constrained.keySet().removeAll(put);
        return new PathParameters(constrained, put, patterns, ExclusiveParameterTypes.of(shapes, routes));
    }

    private static boolean isConstrained(TypeRef core) {
        return core instanceof NumberType || core instanceof EnumType || ParameterCompatibility.hasFixedFormat(core);
    }
}
