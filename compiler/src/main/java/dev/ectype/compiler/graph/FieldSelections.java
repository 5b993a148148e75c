package dev.ectype.compiler.graph;

import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Recognises parameters such as {@code fields} that select the members of a reply, unless their description differs.
 */
final class FieldSelections {
    private static final List<String> INCLUDING = List.of(
            "fields",
            "select",
            "includefields",
            "returnfields",
            "responsefields",
            "partialfields",
            "fieldlist",
            "fieldset",
            "fieldmask");
    private static final List<String> EXCLUDING = List.of("excludefields", "omitfields");
    private static final Pattern SHOWING =
            Pattern.compile("return|respon|includ|select|retriev|show|partial|project|limit|exclud|omit|fetch|display");
    private static final Pattern ADDING = Pattern.compile("additional|extra|optional field|expand|search in|sort");

    private FieldSelections() {}

    static List<FieldSelection> of(Endpoint endpoint, List<Step> steps) {
        return endpoint.parameters().stream()
                .filter(parameter ->
                        parameter.in() == Parameter.In.QUERY && names(parameter) && !isFilter(parameter.name(), steps))
                .map(parameter -> new FieldSelection(parameter.name(), EXCLUDING.contains(bare(parameter.name()))))
                .toList();
    }

    private static boolean names(Parameter parameter) {
        String name = bare(parameter.name());
        if (!INCLUDING.contains(name) && !EXCLUDING.contains(name) || !isText(parameter.type())) {
            return false;
        }
        String description =
                parameter.description() == null ? "" : parameter.description().toLowerCase(Locale.ROOT);
        return description.isBlank()
                || SHOWING.matcher(description).find()
                        && !ADDING.matcher(description).find();
    }

    private static boolean isText(TypeRef type) {
        TypeRef item = type instanceof ArrayType array ? array.items() : type;
        return item instanceof TextType || item instanceof EnumType || item instanceof AnyType;
    }

    private static boolean isFilter(String parameter, List<Step> steps) {
        return steps.stream()
                .flatMap(step -> step.filters().stream())
                .anyMatch(filter -> filter.parameter().equals(parameter));
    }

    private static String bare(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
    }
}
