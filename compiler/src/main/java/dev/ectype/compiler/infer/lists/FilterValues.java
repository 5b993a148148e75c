package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.FilterWords;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.list.FilterOperator;
import dev.ectype.compiler.ir.list.ListFilter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Finds the meaning of a filter parameter's values: wildcards such as {@code all} for a state, commas, and a stated default. */
final class FilterValues {
    private final TypeShapes shapes;

    FilterValues(TypeShapes shapes) {
        this.shapes = shapes;
    }

    /** Creates the filter by a member that equals the parameter. */
    ListFilter filter(Parameter parameter, MemberPath member, TypeRef stored) {
        String text = Objects.requireNonNullElse(parameter.description(), "") + "\n"
                + Objects.requireNonNullElse(parameter.type().notes().description(), "");
        List<String> values = new ArrayList<>(constants(scalars(stored)));
        if (values.isEmpty() && shapes.core(stored) instanceof BooleanType) {
            // A flag that is true by default more often includes further items.
            values.add("false");
        }
        return new ListFilter(
                parameter.name(),
                member,
                FilterOperator.EQUAL,
                wildcards(parameter.type(), stored),
                FilterWords.areSeparated(text),
                FilterWords.defaultValue(text, values));
    }

    /**
     * Returns the wildcards of a parameter that filters by a member.
     *
     * <p>A declared constant of the parameter is a wildcard if the member has no such constant. A parameter for any text
     * accepts all wildcards if the member has constants, because other texts match no item.
     */
    private List<String> wildcards(TypeRef parameter, TypeRef member) {
        List<TypeRef> declared = scalars(parameter);
        List<TypeRef> stored = scalars(member);
        boolean listed = stored.stream().anyMatch(EnumType.class::isInstance);
        boolean anyText = declared.stream().anyMatch(type -> type instanceof TextType || type instanceof AnyType);
        Set<String> wildcards = new LinkedHashSet<>(constants(declared));
        wildcards.removeIf(constant -> !FilterWords.isWildcard(constant));
        if (listed && anyText) {
            wildcards.addAll(FilterWords.WILDCARDS);
        }
        wildcards.removeAll(constants(stored));
        return List.copyOf(wildcards);
    }

    /** Returns the types of the value and of its elements, for each variant. */
    private List<TypeRef> scalars(TypeRef type) {
        List<TypeRef> scalars = new ArrayList<>();
        for (TypeRef variant : shapes.variants(type)) {
            TypeRef items = shapes.items(variant);
            shapes.variants(items == null ? variant : items).forEach(each -> scalars.add(shapes.core(each)));
        }
        return scalars;
    }

    private static Set<String> constants(List<TypeRef> types) {
        Set<String> constants = new LinkedHashSet<>();
        for (TypeRef type : types) {
            for (JsonValue value : type instanceof EnumType listed ? listed.values() : List.<JsonValue>of()) {
                if (value instanceof JsonText text) {
                    constants.add(text.text());
                }
            }
        }
        return constants;
    }
}
